import { percentText } from '../../../base/kit/percent'
import { SelectField } from '../../../base/ui/field/select-field'
import type { FormState } from '../../../base/ui/form/form-state'
import { FormSection } from '../../../base/ui/form/form'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { useWords } from '../../../base/ui/words/use-words'
import { houseRecord, ownShare, type HouseValues, type YearFacts } from '../model'
import { factsInYear, yearSpans } from '../rules-years'
import { houseWords } from '../words'
import { coOwnerWords } from '../words-co-owner'
import { CoOwnerFields } from './CoOwnerFields'

/** The form of a house. Owners and use apply from the income year `from_year` on. */
export type HouseEditValues = HouseValues & { readonly from_year: string }

interface YearFactsFieldsProps {
  readonly form: FormState<HouseEditValues>
  readonly years: readonly YearFacts[]
  readonly thisYear: number
}

/** For how many past years the facts can be changed. Returns of earlier years can't be handed in here. */
const yearsBack = 5

/**
 * The fields with the facts of a year. If the landlord chooses another year, they show its facts.
 */
export function YearFactsFields({ form, years, thisYear }: YearFactsFieldsProps) {
  const t = useWords(houseWords)
  const offered = Array.from({ length: yearsBack + 2 }, (_, back) => thisYear + 1 - back)
  const named = years.map(({ from_year }) => from_year).filter((year) => year > 0)
  const options = [...new Set([...offered, ...named])].sort((a, b) => b - a).map(String)
  const show = (year: string) => {
    const facts = houseRecord.toForm({ ...emptyHouse, ...factsInYear(years, Number(year)) })
    form.field('from_year').onChange(year)
    form.field('home_use').onChange(facts.home_use)
    form.field('co_owners').onChange(facts.co_owners)
  }
  return (
    <FormSection title={t('yearFacts')} help={t('from_yearHelp')}>
      <SelectField
        {...form.field('from_year')}
        label={t('from_year')}
        required
        placeholder={false}
        options={options.map((value) => ({ value, label: value }))}
        onChange={show}
      />
      <RecordField {...recordLines(houseRecord, form, t)('home_use')} help={t('home_useHelp')} />
      <CoOwnerFields form={form} />
      {years.length > 1 && <YearFactsList years={years} />}
    </FormSection>
  )
}

const emptyHouse = houseRecord.erased()

export function YearFactsList({ years }: { readonly years: readonly YearFacts[] }) {
  const t = useWords(houseWords)
  const owner = useWords(coOwnerWords)
  const termOf = ({ from, to }: ReturnType<typeof yearSpans>[number]) => {
    if (from === null) return to === null ? t('allYears') : t('untilYear', { year: to })
    return to === null ? t('fromYear', { year: from }) : from === to ? String(from) : `${from}–${to}`
  }
  return (
    <DescriptionList
      items={yearSpans(years).map((span) => ({
        term: termOf(span),
        value: [
          t(`${span.facts.home_use}Short`),
          owner('ownShare', { share: percentText(ownShare(span.facts.co_owners)) }),
          ...span.facts.co_owners.map(({ name, share }) => `${name}: ${percentText(share)}`),
        ].join('. '),
      }))}
    />
  )
}
