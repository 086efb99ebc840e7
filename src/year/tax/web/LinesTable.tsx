import { formatKr, ore, type Ore } from '../../../base/kit/money'
import { useWords } from '../../../base/ui/words/use-words'
import type { HouseTax } from '../model'
import { taxScreenWords } from '../words-screen'
import type { TaxRow } from './use-tax-rows'

interface LinesTableProps {
  readonly label: string
  readonly rows: readonly TaxRow[]
}

/** The lines of a house. Amounts are for the whole house. */
export function LinesTable({ label, rows }: LinesTableProps) {
  const t = useWords(taxScreenWords)
  return (
    <table className="tax-lines">
      <caption className="ui-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t('line')}</th>
          <th scope="col" data-end>
            {t('whole')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} data-basis={row.by === 'calculated' || undefined}>
            <th scope="row">{row.label}</th>
            <td data-end>{whole(row.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Writes the amount of a line. Lines are in whole kroner. */
const whole = (amount: Ore) => formatKr(amount, 'needed')

/** The net of the house. If the landlord doesn't own all of it, also the landlord's own part. */
export function NetRows({ tax, write }: { tax: HouseTax; write: (amount: Ore) => string }) {
  const t = useWords(taxScreenWords)
  const { net, net_share } = tax.lines
  const share = String(tax.share).replace('.', ',')
  return (
    <>
      <tr data-net>
        <th scope="row">{t(net < ore(0) ? 'deficit' : 'net')}</th>
        <td data-end>{write(net)}</td>
      </tr>
      {tax.share !== 100 && (
        <tr data-net>
          <th scope="row">{t('own', { share })}</th>
          <td data-end>{write(net_share)}</td>
        </tr>
      )}
    </>
  )
}
