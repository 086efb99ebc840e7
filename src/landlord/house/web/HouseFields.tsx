import { useFilledCity } from '../../../base/country/web/use-filled-city'
import type { FoundAddress } from '../../../base/register/model'
import { AddressField } from '../../../base/register/web/AddressField'
import { OrganisationField } from '../../../base/register/web/OrganisationField'
import type { FormState } from '../../../base/ui/form/form-state'
import { CollapsibleSection } from '../../../base/ui/form/folded-section'
import { FieldPair } from '../../../base/ui/form/form'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { useFillField } from '../../../base/ui/form/use-fill-field'
import { hasKey, useWords } from '../../../base/ui/words/use-words'
import { houseNumberNames, houseRecord, houseNameOfAddress, type HouseNumbers, type HouseValues } from '../model'
import { houseWords } from '../words'

/** Pairs of numbers that are next to each other: farm and holding, lease and section, cooperative and share. */
const pairs = houseNumberNames.flatMap((_, at) => (at % 2 === 1 ? [houseNumberNames.slice(at, at + 2)] : []))

interface HouseFieldsProps {
  readonly form: Pick<FormState<HouseValues>, 'field'>
  /** `rest`: the fields that are not needed now. They are collapsed. */
  readonly part?: 'place' | 'rest'
}

export function HouseFields({ form, part }: HouseFieldsProps) {
  const t = useWords(houseWords)
  const text = t as (key: string) => string
  const line = recordLines(houseRecord, form, t)
  const fillCity = useFilledCity(form.field('postcode'), form.field('city'))
  const fillName = useFillField(form.field('name'))
  // Most houses use their address as name. So the name follows the typed address.
  const changeAddress = (typed: string) => {
    form.field('address').onChange(typed)
    fillName(houseNameOfAddress({ address: typed }))
  }
  // A chosen address is another property, so the numbers of the one before must not stay.
  const fillPlace = (found: FoundAddress) => {
    form.field('postcode').onChange(found.postcode)
    form.field('city').onChange(found.city)
    form.field('municipality_number').onChange(found.municipality_number)
    form.field('property_number').onChange(found.property_number)
    form.field('holding_number').onChange(found.holding_number)
    // 0 says that the ground is not leased. The register doesn't know sections.
    form.field('lease_number').onChange(found.lease_number === 0 ? null : found.lease_number)
    form.field('section_number').onChange(null)
  }
  const number = (name: keyof HouseNumbers) => {
    const help = `${name}Help`
    if (name === 'organisation_number')
      return (
        <OrganisationField
          key={name}
          {...line(name)}
          onPick={(found) => form.field(name).onChange(found.organisation_number)}
          {...(hasKey(houseWords, help) && { help: text(help) })}
        />
      )
    return <RecordField key={name} {...line(name)} {...(hasKey(houseWords, help) && { help: text(help) })} />
  }
  const place = (
    <>
      <AddressField {...line('address')} onChange={changeAddress} onPick={fillPlace} autoComplete="street-address" />
      <FieldPair narrow>
        <RecordField {...line('postcode')} onChange={fillCity} />
        <RecordField {...line('city')} autoComplete="address-level2" />
      </FieldPair>
    </>
  )
  const name = <RecordField {...line('name')} help={t('nameHelp')} />
  const numbers = (
    <>
      {houseNumberNames.slice(0, 1).map(number)}
      {pairs.map((pair) => (
        <FieldPair key={pair.join()}>{pair.map(number)}</FieldPair>
      ))}
    </>
  )
  const numberFields = houseNumberNames.map((one) => form.field(one))
  if (part === 'place') return place
  if (part === 'rest')
    return (
      // The name is always preset. So its value must not open the section.
      <CollapsibleSection title={t('more')} fields={[{ value: '', error: form.field('name').error }, ...numberFields]}>
        {name}
        <p className="ui-fine">{t('landRegisterHelp')}</p>
        {numbers}
      </CollapsibleSection>
    )
  return (
    <>
      {place}
      {name}
      <CollapsibleSection title={t('landRegister')} help={t('landRegisterHelp')} fields={numberFields}>
        {numbers}
      </CollapsibleSection>
    </>
  )
}
