import { formatKr, ore } from '../../../base/kit/money'
import { useWords } from '../../../base/ui/words/use-words'
import type { HouseTax } from '../model'
import { taxScreenWords } from '../words-screen'
import { useTaxRows } from './use-tax-rows'

/** The lines of the return for one house, whole; the net as the landlord's own share too. */
export function TaxLinesTable({ tax, label }: { tax: HouseTax; label: string }) {
  const t = useWords(taxScreenWords)
  const { rows } = useTaxRows(tax)
  const { net, net_share } = tax.lines
  const isOwned = tax.share === 100
  const share = String(tax.share).replace('.', ',')
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
          <tr key={row.key} data-basis={row.by === 'basis' || undefined}>
            <th scope="row">{row.label}</th>
            <td data-end>{whole(row.amount)}</td>
          </tr>
        ))}
        <tr data-net>
          <th scope="row">{t(net < ore(0) ? 'deficit' : 'net')}</th>
          <td data-end>{whole(net)}</td>
        </tr>
        {!isOwned && (
          <tr data-net>
            <th scope="row">{t('own', { share })}</th>
            <td data-end>{whole(net_share)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

/** The lines are in whole kroner. */
const whole = (amount: HouseTax['lines']['net']) => formatKr(amount, 'needed')
