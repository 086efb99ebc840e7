import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { ore, sumOre } from '../../../base/kit/money'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { LoadingDialog } from '../../../base/ui/dialog/loading-dialog'
import { TextField } from '../../../base/ui/field/text-field'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { bankMatchingCalls } from '../../../bank/matching/calls'
import { bankTransactionCalls } from '../../../bank/transaction/calls'
import type { BankTransaction } from '../../../bank/transaction/model'
import { dashboardRows } from '../../../year/dashboard/rules'
import type { DashboardRow } from '../../../year/dashboard/model-row'
import { useAllVouchers } from '../voucher/vouchers'
import { CandidateList } from './CandidateList'
import { candidatesFor, onlyExact, wordsFound } from './candidates'
import type { MatchDialogProps } from './MatchDialogs'
import { bankMatchWords } from './words-match'

/** Which vouchers a payment is: of money out several whose sums must fit, of money in one income. */
export default function VouchersDialog(props: MatchDialogProps) {
  const t = useWords(bankMatchWords)
  const vouchers = useAllVouchers(null)
  const matched = useEndpointQuery(bankTransactionCalls.list, { query: { state: 'matched' } })
  const title = t(props.row.sum > 0 ? 'incomeTitle' : 'voucherTitle')
  if (!vouchers.data)
    return (
      <LoadingDialog
        title={title}
        error={vouchers.error}
        retry={() => void vouchers.refetch()}
        onClose={props.onClose}
      />
    )
  return (
    <Dialog title={title} opened onClose={props.onClose}>
      <Choice {...props} vouchers={freeVouchers(dashboardRows(vouchers.data), matched.data ?? [])} />
    </Dialog>
  )
}

/** The vouchers that no other payment is matched with. */
function freeVouchers(vouchers: readonly DashboardRow[], matched: readonly BankTransaction[]): readonly DashboardRow[] {
  const matches = matched.map(({ match }) => match)
  const expenses = new Set(matches.flatMap((match) => match?.bilagIds ?? []))
  const incomes = new Set(matches.flatMap((match) => match?.incomeId ?? []))
  return vouchers.filter(({ type, id }) => !(type === 'income-bilag' ? incomes : expenses).has(id))
}

function Choice({ row, says, onDone, onClose, vouchers }: MatchDialogProps & { vouchers: readonly DashboardRow[] }) {
  const t = useWords(bankMatchWords)
  const id = useId()
  const [search, setSearch] = useState('')
  const isIncome = row.sum > 0
  const type = isIncome ? 'income-bilag' : 'manual-bilag'
  const sum = ore(Math.abs(row.sum))
  const [chosen, setChosen] = useState(() => onlyExact(vouchers, { type, sum, date: row.date }))
  const [problem, setProblem] = useState('')
  const match = useEndpointMutation(bankMatchingCalls.match)
  const nameOf = (one: Pick<DashboardRow, 'name'>) => one.name || t('untitled')
  const candidates = candidatesFor(
    vouchers,
    { type, sum, date: row.date },
    (one) =>
      chosen.includes(one.id) ||
      wordsFound(`${nameOf(one)} ${one.searchText} ${dmy(one.date)} ${one.sum === null ? '' : kr(one.sum)}`, search),
  )
  const total = sumOre(
    vouchers.flatMap((one) => (one.type === type && chosen.includes(one.id) ? [one.sum ?? ore(0)] : [])),
  )
  const choose = (voucher: number, on: boolean) => {
    setProblem('')
    if (isIncome) setChosen(on ? [voucher] : [])
    else setChosen(on ? [...chosen, voucher] : chosen.filter((one) => one !== voucher))
  }
  const send = async () => {
    const [first] = chosen
    if (first === undefined) return setProblem(t('chooseOne'))
    if (total !== sum) return setProblem(t('sumsDiffer', { chosen: kr(total), sum: kr(sum) }))
    try {
      await match.mutateAsync({
        params: { id: String(row.id) },
        body: isIncome ? { incomeId: first } : { bilagIds: [...chosen] },
      })
    } catch {
      // The line over the buttons says why.
      return
    }
    onDone()
  }
  return (
    <div className="ui-form">
      <p>{t('payment', { who: says.who, date: dmy(row.date), amount: kr(row.sum) })}</p>
      <TextField
        id={`${id}-find`}
        name="find"
        kind="search"
        label={t('find')}
        help={t('findHelp')}
        value={search}
        onChange={setSearch}
      />
      <CandidateList
        id={id}
        candidates={candidates.map((one) => ({
          id: one.id,
          label: t('candidate', { name: nameOf(one), date: dmy(one.date), amount: kr(one.sum) }),
        }))}
        chosen={chosen}
        onChoose={choose}
      />
      <p className="ui-figures" role="status">
        {total === sum ? t('chosenFits', { chosen: kr(total) }) : t('chosen', { chosen: kr(total), sum: kr(sum) })}
      </p>
      <ErrorLine error={problem || match.error} />
      <div className="ui-form-actions">
        <Button variant="default" disabled={match.isPending} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={match.isPending} onClick={() => void send()}>
          {t('voucherSave')}
        </Button>
      </div>
    </div>
  )
}
