import { kr } from '../../../base/ui/words/format'
import { Totals } from '../../../base/ui/list/totals'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import type { AllVouchers } from '../../../year/dashboard/model'
import type { Period } from '../../../year/dashboard/rules-period'
import { taxNotesOf } from '../../../year/dashboard/rules-tax-note'
import { linesOf, totalsOf } from '../../../year/dashboard/rules-totals'
import { dashboardWords } from '../../../year/dashboard/words'

/** What the period comes to, each figure with its sentence. Filters of the list don't change it. */
export function VoucherTotals({
  vouchers,
  period,
  houses,
}: {
  vouchers: AllVouchers | undefined
  period: Period
  houses: readonly Pick<House, 'id' | 'holiday_home'>[]
}) {
  const t = useWords(dashboardWords)
  const totals = vouchers && totalsOf(linesOf(vouchers, period))
  const holidayHomes = new Set(houses.flatMap(({ id, holiday_home }) => (holiday_home ? [id] : [])))
  const notes = vouchers ? taxNotesOf(vouchers, period, holidayHomes) : (['taxNote'] as const)
  const archived = vouchers?.bilags.filter((one) => one.archived && !one.isTrashed && one.sum !== null).length ?? 0
  const shown = (amount: NonNullable<typeof totals>['income'] | undefined) => (amount === undefined ? '–' : kr(amount))
  return (
    <Totals
      label={t('totals')}
      items={[
        { label: t('income'), value: shown(totals?.income), note: t('incomeNote') },
        {
          label: t('costs'),
          value: shown(totals?.costs),
          note: archived === 0 ? t('costsNote') : `${t('costsNote')} ${t('archivedNote', { count: archived })}`,
        },
        { label: t('taxFree'), value: shown(totals?.taxFree), note: t('taxFreeNote') },
        {
          label: t('tax'),
          value: shown(totals?.estimatedTax),
          note: notes.map((note) => t(note, { amount: shown(totals?.deficit) })).join(' '),
        },
      ]}
    />
  )
}
