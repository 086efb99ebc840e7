import type { ComponentType } from 'react'
import { yearOf } from '../../../base/kit/day'
import { formatKr, sumOre } from '../../../base/kit/money'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import type { FormState } from '../../../base/ui/form/form-state'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { Totals } from '../../../base/ui/list/totals'
import { Loading } from '../../../base/ui/page/loading'
import { Notice } from '../../../base/ui/page/notice'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { taxLineOf } from '../../tax-line/rules'
import { TaxLineNote } from '../../tax-line/web/TaxLineNote'
import { depreciationCalls } from '../calls'
import { personalUseRecord, type GroupRate, type ItemForm, type PersonalUseKey } from '../model'
import { depreciationRows, limitsDiffer, lineOfItem, storedLifetime } from '../rules'
import { isInRuleBook, rulesOf } from '../rules-book'
import type { DepreciableItem } from '../rules-group'
import { depreciationWords } from '../words'
import { CalculationTable } from './CalculationTable'
import { Conditions } from './Conditions'
import type { WizardValues } from './wizard-form'

/**
 * Warns about household items of that year. It is passed in, because this module may not import the
 * lists.
 */
export type ItemsWarning = ComponentType<{ readonly houseId: number; readonly year: number }>

export interface ItemCalculationProps<B> {
  readonly item: ItemForm
  readonly form: FormState<WizardValues, B>
  readonly house: House | undefined
  /** The group's rates as stored with the item. If they are missing, the usual rate applies. */
  readonly rates?: readonly GroupRate[]
}

export function ItemCalculation<B>({ item, form, house, rates }: ItemCalculationProps<B>) {
  const t = useWords(depreciationWords)
  const atOnce = form.field('at_once')
  const year = yearOf(item.date)
  const { limit, authorityLimit } = rulesOf(year)
  const shown: DepreciableItem = { ...item, lifetime: storedLifetime(item), group_rates: [...(rates ?? [])] }
  const spread = depreciationRows({ ...shown, at_once: false })
  const years = new Set(depreciationRows(shown).map((row) => row.year))
  const taken = (house?.depreciationYears ?? []).filter((one) => years.has(one))
  return (
    <>
      {item.lifetime > 0 && limitsDiffer(item) && (
        <>
          <p>
            {t('limitsDiffer', { own: formatKr(limit, 'needed'), authority: formatKr(authorityLimit, 'needed'), year })}
          </p>
          <ChoiceField
            {...atOnce}
            value={atOnce.value ? 'once' : 'spread'}
            onChange={(chosen) => atOnce.onChange(chosen === 'once')}
            label={t('at_once')}
            options={[
              {
                value: 'spread',
                label: t('spread', { years: shown.lifetime }),
                help: t('spreadHelp', {
                  first: kr(spread[0]!.depreciation),
                  year,
                  all: kr(sumOre(spread.map((row) => row.depreciation))),
                }),
              },
              { value: 'once', label: t('atOnce'), help: t('atOnceHelp', { amount: kr(item.sum), year }) },
            ]}
          />
        </>
      )}
      <CalculationTable item={shown} name={item.name} />
      <p className="ui-fine">
        <TaxLineNote line={lineOfItem(shown)} />
      </p>
      {!isInRuleBook(year) && <p className="ui-fine">{t('nearestYear', { year })}</p>}
      {taken.length > 0 && (
        <Notice kind="warning">{t('meetsPersonal', { count: taken.length, years: taken.join(', ') })}</Notice>
      )}
    </>
  )
}

export function PersonalUseCalculation<B>({
  houseId,
  year,
  form,
  itemsWarning: ItemsNote,
}: PersonalUseKey & { readonly form: FormState<WizardValues, B>; readonly itemsWarning: ItemsWarning }) {
  const t = useWords(depreciationWords)
  const query = useEndpointQuery(
    depreciationCalls.calculatePersonal,
    { body: { houseId, year } },
    { keepPreviousData: false, staleTime: 0 },
  )
  return (
    <QueryGate query={query} waiting={<Loading label={t('counting')} />}>
      {({ totalSum, sum }) => (
        <>
          <Totals
            label={t('stepCalculations')}
            items={[
              { label: t('gross', { year }), value: kr(totalSum), note: t('grossHelp', { year }) },
              { label: t('deduction', { percent: rulesOf(year).personalPercent }), value: kr(sum) },
            ]}
          />
          <p className="ui-fine">
            <TaxLineNote line={taxLineOf({ kind: 'personal', isConfirmed: form.settled.conditions })} />
          </p>
          <p className="ui-fine">{t('taxedRent', { percent: rulesOf(year).personalPercent })}</p>
          {totalSum === 0 && <Notice>{t('noRent', { year })}</Notice>}
          {!isInRuleBook(year) && <p className="ui-fine">{t('nearestYear', { year })}</p>}
          <ItemsNote houseId={houseId} year={year} />
          <Conditions />
          <RecordField {...recordLines(personalUseRecord, form, t)('conditions')} help={t('conditionsHelp')} />
        </>
      )}
    </QueryGate>
  )
}
