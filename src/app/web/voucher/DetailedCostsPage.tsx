import { DetailedCosts } from '../../../year/costs/web/DetailedCosts'
import { VoucherDialogs } from './VoucherDialogs'

/** The costs of a year. Its vouchers open in front of it. */
export default function DetailedCostsPage() {
  return (
    <>
      <DetailedCosts />
      <VoucherDialogs />
    </>
  )
}
