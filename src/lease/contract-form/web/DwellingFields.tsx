import { CheckField } from '../../../base/ui/field/check-field'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import type { FormState } from '../../../base/ui/form/form-state'
import { CollapsibleSection } from '../../../base/ui/form/folded-section'
import { FieldPair, FormSection } from '../../../base/ui/form/form'
import { RecordField, recordLines, type RecordFieldProps } from '../../../base/ui/form/record-field'
import { Notice } from '../../../base/ui/page/notice'
import { useWords } from '../../../base/ui/words/use-words'
import { dwellingKinds, dwellingRecord, homePapers, type DwellingValues } from '../../contract/model'
import { isFieldAskedFor, isOwnHomeLet } from '../../contract/model-asked-fields'
import { contractWords } from '../../contract/words'
import type { LawNote } from '../../law/rules'
import { typedLetting } from '../../law/rules-form'
import { lettingTexts, noticeAfterLettingChange } from '../../law/rules-letting'
import { LawNotes, LawSource } from '../../law/web/LawNotes'
import { dwellingWords } from '../words-dwelling'
import { ChoiceMeanings, choicesOf } from './ChoiceMeanings'

export interface DwellingFieldsProps {
  readonly form: Pick<FormState<DwellingValues>, 'field' | 'values' | 'settled' | 'setMany'>
  readonly law: readonly LawNote[]
  /** True if what the act says about the kind is collapsed. */
  readonly short?: boolean
  /** True if the house is a share of a cooperative, whose board is asked. */
  readonly isCooperative?: boolean
}

/** Asks about the dwelling, and shows what the act says about its kind. */
export function DwellingFields({ form, law, short = false, isCooperative = false }: DwellingFieldsProps) {
  const t = useWords(dwellingWords)
  const translate = useWords(contractWords)
  const line = recordLines(dwellingRecord, form, translate)
  const { values, settled } = form
  const isShown = (name: keyof DwellingValues) =>
    isFieldAskedFor(name, { ...settled, own_home_let: isOwnHomeLet(settled) })
  // The notice is asked for in a later step. It follows the act for this letting, unless somebody has typed another
  // notice.
  const change = (chosen: Partial<Pick<DwellingValues, 'dwelling_kind' | 'own_home_let'>>) =>
    form.setMany({
      ...chosen,
      month_resignation: noticeAfterLettingChange(
        values.month_resignation,
        typedLetting(values),
        typedLetting({ ...values, ...chosen }),
      ),
    })
  const kinds = dwellingKinds.map((value) => ({ value, label: translate(value), help: t(`${value}Help`) }))
  const says = (
    <ul className="lease-says">
      {lettingTexts(typedLetting(settled), settled.type).map(({ key, paragraph }) => (
        <li key={key}>
          {t(key)} <LawSource paragraph={paragraph} />
        </li>
      ))}
    </ul>
  )
  const ownHome = { label: translate('own_home_let'), help: t('own_home_letHelp') }
  const asked = (
    <>
      <ChoiceField
        {...line('dwelling_kind')}
        label={t('askKind')}
        onChange={(dwelling_kind) => change({ dwelling_kind })}
        options={choicesOf(kinds, short)}
      />
      {isShown('own_home_let') && (
        <RecordField
          {...line('own_home_let')}
          {...(!short && { help: ownHome.help })}
          onChange={(own_home_let) => change({ own_home_let })}
        />
      )}
    </>
  )
  return (
    <>
      {short ? <ChoiceMeanings of={[...kinds, ownHome]}>{asked}</ChoiceMeanings> : asked}
      {isShown('shared_house_kind') && <RecordField {...line('shared_house_kind')} help={t('shared_house_kindHelp')} />}
      {isShown('shared_rooms') && <RecordField {...line('shared_rooms')} help={t('shared_roomsHelp')} />}
      <LawNotes law={law} field="dwelling_kind" />
      {short ? (
        <CollapsibleSection title={t('lawOfKind')} fields={[]}>
          {says}
        </CollapsibleSection>
      ) : (
        <section className="lease-part" aria-label={t('lawOfKind')}>
          <p className="lease-part-name">{t('lawOfKind')}</p>
          {says}
        </section>
      )}
      <ConsentFields form={form} isCooperative={isCooperative} />
      <CollapsibleSection
        title={t('moreTitle')}
        help={t('moreHelp')}
        fields={(['rooms', 'area', 'dwelling_number', 'meter_point_id', 'power_contract', 'home_papers'] as const).map(
          (name) => form.field(name),
        )}
      >
        <FieldPair>
          <RecordField {...line('rooms')} maxLength={2} />
          <RecordField {...line('area')} maxLength={4} />
        </FieldPair>
        <RecordField {...line('dwelling_number')} help={t('dwelling_numberHelp')} />
        <RecordField {...line('meter_point_id')} help={t('meter_point_idHelp')} />
        <RecordField {...line('power_contract')} help={t('power_contractHelp')} />
        <PapersField {...line('home_papers')} />
      </CollapsibleSection>
    </>
  )
}

/** Asks about those who must agree to the letting: the board of a cooperative and the landlord's spouse. */
function ConsentFields({ form, isCooperative }: Pick<DwellingFieldsProps, 'form' | 'isCooperative'>) {
  const t = useWords(dwellingWords)
  const line = recordLines(dwellingRecord, form, useWords(contractWords))
  const { board_consent: board, spouse_consent: spouse } = form.settled
  const asksBoard = isCooperative || board !== ''
  const asked = (
    <>
      {asksBoard && (
        <>
          <RecordField {...line('board_consent')} help={t('board_consentHelp')} />
          {board === 'asked' && <Notice kind="warning">{t('boardWarning')}</Notice>}
        </>
      )}
      <RecordField {...line('spouse_consent')} help={t('spouse_consentHelp')} />
      {spouse === false && <Notice kind="warning">{t('spouseWarning')}</Notice>}
    </>
  )
  // A cooperative's board is nearly always asked, so that question is not hidden.
  return isCooperative ? (
    <FormSection title={t('consentTitle')}>{asked}</FormSection>
  ) : (
    <CollapsibleSection title={t('consentTitle')} fields={[form.field('board_consent'), form.field('spouse_consent')]}>
      {asked}
    </CollapsibleSection>
  )
}

function PapersField({ id, name, label, value: given, onChange }: RecordFieldProps<DwellingValues['home_papers']>) {
  const t = useWords(dwellingWords)
  const translate = useWords(contractWords)
  return (
    <FormSection title={label} help={t('home_papersHelp')}>
      {homePapers.map((paper) => (
        <CheckField
          key={paper}
          id={`${id}-${paper}`}
          name={name}
          label={translate(paper)}
          value={given.includes(paper)}
          onChange={(ticked) => onChange(homePapers.filter((one) => (one === paper ? ticked : given.includes(one))))}
        />
      ))}
    </FormSection>
  )
}
