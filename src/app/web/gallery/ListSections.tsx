import { fromKroner } from '../../../base/kit/money'
import { SearchField } from '../../../base/ui/field/search-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { Filters } from '../../../base/ui/list/filters'
import { Totals } from '../../../base/ui/list/totals'
import { Panel } from '../../../base/ui/page/page'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { FieldState } from './FieldStates'
import { galleryWords } from './words'
import { failed, Sample } from './ListSample'
import { Plot } from './PlotState'

/** Lists with rows, empty, loading and failed, what stands above them, plots, and what is only read. */
export function ListSections() {
  const t = useWords(galleryWords)
  return (
    <>
      <Panel title={t('filters')} flush>
        <Filters label={t('filters')}>
          <FieldState start="" of={{ id: 'filter-q', name: 'q', label: t('search') }}>
            {(field) => <SearchField {...field} />}
          </FieldState>
          <FieldState start="never" of={{ id: 'filter-select', name: 'select', label: t('select') }}>
            {(field) => (
              <SelectField {...field} options={[{ value: 'never', label: t('never') }]} placeholder={false} />
            )}
          </FieldState>
        </Filters>
      </Panel>
      <Sample name="rows" sum={`${t('money')}: ${kr(fromKroner(123_456))}`} />
      <Sample name="empty" rows={[]} />
      <Sample name="noHits" rows={[]} filtered onClearFilters={() => {}} />
      <Sample name="loading" rows={undefined} />
      <Sample name="failed" rows={undefined} query={failed} />
      <Plot />
      <Panel title={t('totals')}>
        <Totals
          label={t('totals')}
          items={[
            { label: t('income'), value: kr(fromKroner(123_456)), note: t('fine') },
            { label: t('expense'), value: kr(fromKroner(12_345.5)) },
            { label: t('depreciation'), value: kr(fromKroner(0)) },
          ]}
        />
      </Panel>
      <Panel title={t('descriptions')}>
        <DescriptionList
          items={[
            { term: t('text'), value: 'Storgata 12' },
            { term: t('money'), value: kr(fromKroner(12_500)) },
            { term: t('lines'), value: '' },
            { term: t('iban'), value: '', unreadable: true },
          ]}
        />
      </Panel>
    </>
  )
}
