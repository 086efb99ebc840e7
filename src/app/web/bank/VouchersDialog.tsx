import { Button } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { bankMatchingCalls } from '../../../bank/matching/calls'
import { bankTransactionCalls } from '../../../bank/transaction/calls'
import type { BankTransaction } from '../../../bank/transaction/model'
import { ore, sumOre } from '../../../base/kit/money'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { LoadingDialog } from '../../../base/ui/dialog/loading-dialog'
import { CheckField } from '../../../base/ui/field/check-field'
import { TextField } from '../../../base/ui/field/text-field'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { DashboardRow } from '../../../year/dashboard/model-row'
import { dashboardRows } from '../../../year/dashboard/rules'
import { useAllVouchers } from '../voucher/vouchers'
import { candidatesFor, isLikelyMatch, onlyExactMatch, hasAllWords } from './candidates'
import type { MatchDialogProps } from './match-dialog'
import { useVoucherLine } from './SameVouchers'
import { bankMatchWords } from './words-match'
import { LeaveButton } from '../../../base/ui/form/leave-button'

interface CandidateListProps {
  readonly id: string
  readonly candidates: readonly { readonly id: number; readonly label: string }[]
  readonly chosen: readonly number[]
  readonly none?: string
  readonly onChoose: (voucher: number, on: boolean) => void
}

function CandidateList({ id, candidates, chosen, none, onChoose }: CandidateListProps) {
  const t = useWords(bankMatchWords)
  return (
    <fieldset className="bank-candidates">
      <legend>{t('candidates')}</legend>
      {candidates.length === 0 && <p className="ui-fine">{none ?? t('noCandidates')}</p>}
      {candidates.map((one) => (
        <CheckField
          key={one.id}
          id={`${id}-${one.id}`}
          name={`voucher-${one.id}`}
          label={one.label}
          value={chosen.includes(one.id)}
          onChange={(on) => onChoose(one.id, on)}
        />
      ))}
    </fieldset>
  )
}

/**
 * Matches a payment with vouchers. A payment out may pay several vouchers: their sums must add up to the payment. A
 * payment in is one income.
 */
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
  const free = freeVouchers(dashboardRows(vouchers.data), matched.data ?? [])
  return (
    <Dialog title={title} opened onClose={props.onClose}>
      <Choice {...props} vouchers={props.row.sum > 0 ? incomingRows(free) : free} />
    </Dialog>
  )
}

function freeVouchers(vouchers: readonly DashboardRow[], matched: readonly BankTransaction[]): readonly DashboardRow[] {
  const matches = matched.map(({ match }) => match)
  const expenses = new Set(matches.flatMap((match) => match?.bilagIds ?? []))
  const incomes = new Set(matches.flatMap((match) => match?.incomeId ?? []))
  return vouchers.filter(({ type, id }) => !(type === 'income-bilag' ? incomes : expenses).has(id))
}

/**
 * The rows that money in may be: incomes, and credit notes, which come back from a supplier. A credit note has its
 * amount without the sign, and its id with one, because an income may have the same id.
 */
const incomingRows = (rows: readonly DashboardRow[]): readonly DashboardRow[] =>
  rows.map((row) =>
    row.type === 'manual-bilag' && row.sum !== null && row.sum < 0
      ? { ...row, type: 'income-bilag', id: -row.id, sum: ore(0 - row.sum) }
      : row,
  )

/** The vouchers to choose from. At first the most likely ones are offered. */
function useCandidates(
  row: MatchDialogProps['row'],
  vouchers: readonly DashboardRow[],
  chosen: readonly number[],
  payment: Parameters<typeof candidatesFor>[1],
) {
  const t = useWords(bankMatchWords)
  const [search, setSearch] = useState('')
  const [isAll, setAll] = useState(false)
  const isLooking = search.trim() !== ''
  const says = (one: DashboardRow) =>
    `${one.name || t('untitled')} ${one.searchText} ${dmy(one.date)} ${one.sum === null ? '' : kr(one.sum)}`
  const candidates = candidatesFor(
    vouchers,
    payment,
    (one) =>
      chosen.includes(one.id) || ((isAll || isLooking || isLikelyMatch(one, row)) && hasAllWords(says(one), search)),
  )
  return { search, setSearch, candidates, onAll: isLooking || isAll ? undefined : () => setAll(true) }
}

function Choice({
  row,
  says,
  onDone,
  onClose,
  onNewVoucher,
  vouchers,
}: MatchDialogProps & { vouchers: readonly DashboardRow[] }) {
  const t = useWords(bankMatchWords)
  const id = useId()
  const isIncome = row.sum > 0
  const type = isIncome ? 'income-bilag' : 'manual-bilag'
  const sum = ore(Math.abs(row.sum))
  const [chosen, setChosen] = useState(() => onlyExactMatch(vouchers, { type, sum, date: row.date }))
  const [problem, setProblem] = useState('')
  const match = useEndpointMutation(bankMatchingCalls.match)
  const found = useCandidates(row, vouchers, chosen, { type, sum, date: row.date })
  const lineOf = useVoucherLine()
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
        body: !isIncome ? { bilagIds: [...chosen] } : first < 0 ? { bilagIds: [-first] } : { incomeId: first },
      })
    } catch {
      // The message above the buttons says why.
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
        value={found.search}
        onChange={found.setSearch}
      />
      <CandidateList
        id={id}
        candidates={found.candidates.map((one) => ({
          id: one.id,
          label: lineOf(one),
        }))}
        chosen={chosen}
        onChoose={choose}
        {...(found.onAll && { none: t('noneOfSum') })}
      />
      <Others
        onAll={found.onAll}
        onNewVoucher={onNewVoucher}
        isCredit={isIncome}
        isNoneFound={found.candidates.length === 0}
      />
      <p className="ui-figures" role="status">
        {total === sum ? t('chosenFits', { chosen: kr(total) }) : t('chosen', { chosen: kr(total), sum: kr(sum) })}
      </p>
      <ErrorLine error={problem || match.error} />
      <div className="ui-form-actions">
        <LeaveButton disabled={match.isPending} onClick={onClose}>
          {t('cancel')}
        </LeaveButton>
        <Button loading={match.isPending} onClick={() => void send()}>
          {t('voucherSave')}
        </Button>
      </div>
    </div>
  )
}

interface OthersProps {
  readonly onAll: (() => void) | undefined
  readonly onNewVoucher: () => void
  /** True for money in, whose new voucher is a credit note. */
  readonly isCredit: boolean
  /** Then a new voucher is the likely next step. */
  readonly isNoneFound: boolean
}

function Others({ onAll, onNewVoucher, isCredit, isNoneFound }: OthersProps) {
  const t = useWords(bankMatchWords)
  return (
    <div className="ui-buttons ui-buttons-start">
      {onAll && (
        <Button variant="subtle" onClick={onAll}>
          {t('showOthers')}
        </Button>
      )}
      <Button
        variant={isNoneFound && !isCredit ? 'default' : 'subtle'}
        leftSection={<Plus size={18} aria-hidden />}
        onClick={onNewVoucher}
      >
        {t(isCredit ? 'makeCredit' : isNoneFound ? 'noneFits' : 'makeNew')}
      </Button>
    </div>
  )
}
