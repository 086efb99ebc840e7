import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useAnswer } from '../../../base/ui/answer'
import { PageHead } from '../../../base/ui/page'
import { AnswerGate, NotFound } from '../../../base/ui/states'
import { useWords } from '../../../base/ui/use-words'
import { useRestore } from '../../../books/trash/web/use-restore'
import { accountCalls } from '../../../landlord/account/calls'
import { useHouse } from '../../../landlord/house/web/use-house'
import { lifeCalls } from '../../../lease/contract/calls-life'
import type { ContractDetail } from '../../../lease/contract/model'
import { ContractDetailView } from '../../../lease/contract/web/ContractDetailView'
import { contractDetailWords } from '../../../lease/contract/words-detail'
import { isMissing, useSlug } from './RecordGate'
import { VoucherDialogs } from './VoucherDialogs'
import { lists, useAllVouchers } from './vouchers'

const listHref = '/home/contract'
const refreshes = [...lists, lifeCalls.list, lifeCalls.read, accountCalls.profile]

/** One rent contract with the income that it has made. */
export default function ContractPage() {
  const t = useWords(contractDetailWords)
  const slug = useSlug()
  const answer = useAnswer(lifeCalls.read, { params: { id: slug } }, { keep: false })
  if (answer.data === undefined && isMissing(answer.error)) return <NotFound homeHref={listHref} />
  if (answer.data) return <Shown contract={answer.data} />
  // No heading while it loads: the focus comes to the heading that stays.
  return (
    <>
      {answer.error !== null && <PageHead title={t('title')} />}
      <AnswerGate answer={answer}>{() => null}</AnswerGate>
    </>
  )
}

function Shown({ contract }: { contract: ContractDetail }) {
  const { history } = useRouter()
  const { houses } = useHouse()
  const restore = useRestore([...lists])
  const answer = useAllVouchers({ id: contract.houseId })
  const incomes = useMemo(
    () => answer.data?.incomeBilags.filter(({ contractId }) => contractId === contract.id),
    [answer.data, contract.id],
  )
  const undo = async (trashed: readonly { readonly id: number; readonly houseId: number }[]) => {
    for (const income of trashed) await restore('income-bilag', income)
  }
  return (
    <>
      <ContractDetailView
        contract={contract}
        house={houses.find(({ id }) => id === contract.houseId)}
        incomes={incomes}
        answer={answer}
        refreshes={refreshes}
        undo={() => void undo(incomes ?? [])}
        onGone={() => history.push(listHref)}
      />
      <VoucherDialogs />
    </>
  )
}
