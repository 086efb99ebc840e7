import { Button } from '@mantine/core'
import { Ellipsis } from 'lucide-react'
import { memo, type KeyboardEvent } from 'react'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { MenuButton } from '../../../base/ui/page/menu-button'
import type { MenuChoice } from '../../../base/ui/page/menu-panel'
import { dmy, kr } from '../../../base/ui/words/format'
import { ore } from '../../../base/kit/money'
import { useWords } from '../../../base/ui/words/use-words'
import type { BankTransaction } from '../../../bank/transaction/model'
import type { RowTexts } from './use-row-texts'
import { bankWords, type BankKey } from './words'

/**
 * An action of a row. `take` accepts its suggestion. `rent`, `vouchers` and `expense` open their dialog. `open` undoes.
 */
export type RowAction = 'take' | 'rent' | 'vouchers' | 'expense' | 'ignore' | 'open'

/** The id of a row's button. The keys move between these buttons. */
export const rowButtonId = (id: number): string => `bank-row-${id}`

export interface WorkRowProps {
  readonly row: BankTransaction
  readonly says: RowTexts
  /** The bank account's name. Null when there is only one bank account. */
  readonly account: string | null
  readonly problem: unknown
  readonly onAct: (act: RowAction, row: BankTransaction) => void
  readonly onKey: (event: KeyboardEvent, row: BankTransaction) => void
}

function mainAct(row: BankTransaction): RowAction {
  if (row.state !== 'open') return 'open'
  const { suggestion } = row
  if (suggestion === null) return row.sum > 0 ? 'rent' : 'vouchers'
  return suggestion.kind === 'new-bilag' ? 'expense' : 'take'
}

const actWords = {
  take: 'take',
  rent: 'chooseRent',
  vouchers: 'chooseVoucher',
  expense: 'makeVoucher',
  ignore: 'ignore',
  open: 'undo',
} as const satisfies Record<RowAction, BankKey>

export const WorkRow = memo(function WorkRow({ row, says, account, problem, onAct, onKey }: WorkRowProps) {
  const t = useWords(bankWords)
  const main = mainAct(row)
  const isIn = row.sum >= 0
  const word = t(row.state === 'ignored' ? 'bringBack' : actWords[main])
  const details = [
    ...(row.counterparty ? [row.text] : []),
    ...(row.reference ? [t('reference', { reference: row.reference })] : []),
    ...(account === null ? [] : [account]),
  ].filter((part) => part !== '')
  return (
    <li className="bank-row">
      <span className="bank-date ui-figures">{dmy(row.date)}</span>
      <div className="bank-who">
        <span className="bank-name">{says.who}</span>
        {details.length > 0 && <span className="ui-fine bank-text">{details.join(' · ')}</span>}
      </div>
      <span className="bank-sum ui-figures" data-in={isIn || undefined}>
        {isIn ? '+' : '−'} {kr(ore(Math.abs(row.sum)))} <span className="ui-fine">{t(isIn ? 'in' : 'out')}</span>
      </span>
      <div className="bank-says">
        {says.what === null && row.state === 'open' ? (
          <NoSuggestion row={row} payment={says.payment} onAct={onAct} onKey={onKey} />
        ) : (
          <span>{says.what}</span>
        )}
        {says.why !== null && <span className="ui-fine">{says.why}</span>}
        {row.lump_sum && <span className="ui-fine">{t('lump')}</span>}
      </div>
      <div className="bank-act">
        <Button
          id={rowButtonId(row.id)}
          variant="default"
          className={main === 'take' ? 'bank-take' : ''}
          size="compact-md"
          aria-label={
            main === 'take'
              ? t('takeWhat', { what: `${says.what}, ${says.payment}` })
              : t('ofPayment', { action: word, payment: says.payment })
          }
          onClick={() => onAct(main, row)}
          onKeyDown={(event) => onKey(event, row)}
        >
          {word}
        </Button>
        {row.state === 'open' && <RowMenu row={row} payment={says.payment} onAct={onAct} />}
      </div>
      {problem !== undefined && (
        <div className="bank-problem">
          <ErrorLine error={problem} />
        </div>
      )}
    </li>
  )
})

/** A row without a suggestion. Most payments from a private bank account have nothing to do with the letting. */
function NoSuggestion({
  row,
  payment,
  onAct,
  onKey,
}: { payment: string } & Pick<WorkRowProps, 'row' | 'onAct' | 'onKey'>) {
  const t = useWords(bankWords)
  return (
    <span className="bank-none">
      <span className="ui-fine">{t('noSuggestion')}</span>
      {row.sum < 0 && (
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={t('ofPayment', { action: t('ignoreIt'), payment })}
          onClick={() => onAct('ignore', row)}
          onKeyDown={(event) => onKey(event, row)}
        >
          {t('ignoreIt')}
        </Button>
      )}
    </span>
  )
}

function RowMenu({ row, payment, onAct }: { payment: string } & Pick<WorkRowProps, 'row' | 'onAct'>) {
  const t = useWords(bankWords)
  const choice = (act: RowAction, label: string): MenuChoice => ({ key: act, label, onClick: () => onAct(act, row) })
  const choices =
    row.sum > 0
      ? [choice('rent', t('otherRent')), choice('vouchers', t('existingIncome'))]
      : [choice('vouchers', t('existingVoucher')), choice('expense', t('makeVoucher'))]
  return (
    <MenuButton
      label={t('moreFor', { payment })}
      icon={<Ellipsis size={20} aria-hidden />}
      iconOnly
      variant="subtle"
      choices={[...choices, choice('ignore', t('ignore'))]}
    />
  )
}
