import { fromKroner, type Ore } from '../../../base/kit/money'
import { CountField } from '../../../base/ui/field/count-field'
import { DateField } from '../../../base/ui/field/date-field'
import { IbanField, NationalIdField } from '../../../base/ui/field/grouped-number-field'
import { MoneyField } from '../../../base/ui/field/money-field'
import { PasswordField } from '../../../base/ui/field/password-field'
import { PercentField } from '../../../base/ui/field/percent-field'
import { PhoneField } from '../../../base/ui/field/phone-field'
import { SearchField } from '../../../base/ui/field/search-field'
import { TextAreaField } from '../../../base/ui/field/text-area-field'
import { TextField } from '../../../base/ui/field/text-field'
import { CopyButton } from '../../../base/ui/page/copy-button'
import { Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { StatefulField, FieldStates } from './FieldStates'
import { galleryWords } from './words'

const text = { empty: '', filled: 'Storgata 12' }

const amount = { empty: null as Ore | null, filled: fromKroner(12_500.5) as Ore | null }

export function InputSections() {
  const t = useWords(galleryWords)
  return (
    <>
      <FieldStates id="text" label={t('text')} {...text}>
        {(field) => <TextField {...field} maxLength={50} />}
      </FieldStates>
      <TextKinds />
      <FieldStates id="lines" label={t('lines')} {...text}>
        {(field) => <TextAreaField {...field} />}
      </FieldStates>
      <FieldStates id="search" label={t('search')} {...text}>
        {(field) => <SearchField {...field} />}
      </FieldStates>
      <FieldStates id="money" label={t('money')} {...amount}>
        {(field) => <MoneyField {...field} />}
      </FieldStates>
      <FieldStates id="count" label={t('count')} empty={null as number | null} filled={24}>
        {(field) => <CountField {...field} />}
      </FieldStates>
      <FieldStates id="percent" label={t('percent')} empty={null as number | null} filled={33.33}>
        {(field) => <PercentField {...field} />}
      </FieldStates>
      <FieldStates id="day" label={t('day')} empty="" filled="2026-02-01">
        {(field) => <DateField {...field} />}
      </FieldStates>
      <FieldStates id="iban" label={t('iban')} empty="" filled="NO9386011117947">
        {(field) => <IbanField {...field} />}
      </FieldStates>
      <FieldStates id="nationalId" label={t('nationalId')} empty="" filled="29124815345">
        {(field) => <NationalIdField {...field} />}
      </FieldStates>
      <FieldStates id="phone" label={t('phone')} empty="" filled="90012345">
        {({ label, help, required = false, ...number }) => (
          <PhoneField
            code={{ ...number, error: undefined, id: `${number.id}-code`, name: `${number.name}-code`, value: '+47' }}
            number={number}
            codeLabel={t('phoneCode')}
            label={label}
            required={required}
            {...(typeof help === 'string' ? { help } : {})}
          />
        )}
      </FieldStates>
      <FieldStates id="password" label={t('password')} empty="" filled="Fjord-1234">
        {(field) => <PasswordField {...field} autoComplete="new-password" />}
      </FieldStates>
    </>
  )
}

function TextKinds() {
  const t = useWords(galleryWords)
  const kinds = ['email', 'tel', 'postcode', 'number'] as const
  return (
    <Panel title={t('textKinds')}>
      <div className="gallery-states">
        {kinds.map((kind) => (
          <StatefulField key={kind} start="" of={{ id: `kind-${kind}`, name: `kind-${kind}`, label: t(kind) }}>
            {(field) => <TextField {...field} kind={kind} />}
          </StatefulField>
        ))}
        <StatefulField start="Storgata 12" of={{ id: 'kind-fixed', name: 'kind-fixed', label: t('readOnly') }}>
          {(field) => <TextField {...field} readOnly />}
        </StatefulField>
        <StatefulField start="Storgata 12" of={{ id: 'kind-copied', name: 'kind-copied', label: t('withButton') }}>
          {(field) => <TextField {...field} rightSection={<CopyButton text={field.value} what={t('withButton')} />} />}
        </StatefulField>
      </div>
    </Panel>
  )
}
