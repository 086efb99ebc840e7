import './suppliers-panel.css'
import { dmy, kr } from '../../../base/ui/words/format'
import { RouteLink } from '../../../base/ui/page/link'
import { useWords } from '../../../base/ui/words/use-words'
import type { CostVoucher } from '../model'
import { largestSuppliers } from '../rules-suppliers'
import { costsWords } from '../words'
import { useSupplierName } from './use-supplier-name'
import { wholeAmount } from './whole-amount'

/** The suppliers with the largest sums of the year's costs. */
export function SuppliersPanel({ vouchers }: { readonly vouchers: readonly CostVoucher[] }) {
  const t = useWords(costsWords)
  const nameOf = useSupplierName()
  const { largest, others } = largestSuppliers(vouchers)
  const highest = largest[0]?.sum ?? 1
  return (
    <section className="ui-panel costs-suppliers" aria-labelledby="costs-suppliers">
      <div className="costs-suppliers-head">
        <h2 id="costs-suppliers">{t('suppliers')}</h2>
        {others.count > 0 && (
          <p className="ui-fine">{t('otherSuppliers', { count: others.count, amount: kr(others.sum) })}</p>
        )}
      </div>
      {largest.length === 0 ? (
        <p>{t('noSuppliers')}</p>
      ) : (
        <table>
          <thead className="ui-hidden">
            <tr>
              <th scope="col">{t('supplier')}</th>
              <th scope="col">{t('sum')}</th>
              <th scope="col">{t('last')}</th>
            </tr>
          </thead>
          <tbody>
            {largest.map((one) => (
              <tr key={one.supplierId ?? 0}>
                <th scope="row">
                  {one.supplierId === null ? (
                    nameOf(one)
                  ) : (
                    <RouteLink href={`/home/suppliers/${one.supplierId}`}>{nameOf(one)}</RouteLink>
                  )}
                </th>
                <td>
                  <span className="costs-supplier-bar" aria-hidden>
                    <span style={{ width: `${Math.max(2, Math.round((one.sum / highest) * 100))}%` }} />
                  </span>
                  <span className="costs-supplier-sum">{wholeAmount(one.sum)}</span>
                </td>
                <td>{dmy(one.last)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
