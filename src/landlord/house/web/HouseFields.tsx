import { CountField } from '../../../base/ui/count-field'
import { FormPart, Pair } from '../../../base/ui/form'
import { TextField } from '../../../base/ui/text-field'
import type { FormState } from '../../../base/ui/use-form'
import { useWords } from '../../../base/ui/use-words'
import type { House, HouseForm } from '../model'
import { houseWords } from '../words'

/** What stands in the form: the model's fields, with texts where the model may have nothing. */
export type HouseValues = {
  [K in keyof HouseForm]: Extract<HouseForm[K], number> extends never ? string : HouseForm[K]
}

/** A house form with nothing in it. The schema takes it as it is: an empty number is left out. */
export const noHouse: HouseValues = {
  name: '',
  address: '',
  postcode: '',
  city: '',
  property_number: null,
  holding_number: null,
  lease_number: null,
  section_number: null,
  share_number: null,
  municipality_number: '',
  organisation_number: '',
}

/** A stored house as form values. */
export const houseValues = (house: House): HouseValues => ({
  name: house.name,
  address: house.address,
  postcode: house.postcode,
  city: house.city,
  property_number: house.property_number,
  holding_number: house.holding_number,
  lease_number: house.lease_number,
  section_number: house.section_number,
  share_number: house.share_number,
  municipality_number: house.municipality_number ?? '',
  organisation_number: house.organisation_number ?? '',
})

/** The fields of a house, for registration, adding and editing. Use with `useForm({ schema: HouseForm, initial: noHouse })`. */
export function HouseFields<B>({ form: { field } }: { form: FormState<HouseValues, B> }) {
  const t = useWords(houseWords)
  return (
    <>
      <TextField {...field('name')} label={t('name')} help={t('nameHelp')} required maxLength={50} />
      <TextField {...field('address')} label={t('address')} required maxLength={100} autoComplete="street-address" />
      <Pair narrow>
        <TextField {...field('postcode')} label={t('postcode')} required kind="postcode" maxLength={4} />
        <TextField {...field('city')} label={t('city')} required maxLength={50} autoComplete="address-level2" />
      </Pair>
      <FormPart title={t('landRegister')} help={t('landRegisterHelp')}>
        <TextField
          {...field('municipality_number')}
          label={t('municipality_number')}
          help={t('municipality_numberHelp')}
          kind="number"
          maxLength={4}
        />
        <Pair>
          <CountField {...field('property_number')} label={t('property_number')} />
          <CountField {...field('holding_number')} label={t('holding_number')} />
        </Pair>
        <Pair>
          <CountField {...field('lease_number')} label={t('lease_number')} />
          <CountField {...field('section_number')} label={t('section_number')} />
        </Pair>
        <Pair>
          <TextField
            {...field('organisation_number')}
            label={t('organisation_number')}
            help={t('organisation_numberHelp')}
            kind="number"
            maxLength={9}
          />
          <CountField {...field('share_number')} label={t('share_number')} help={t('share_numberHelp')} />
        </Pair>
      </FormPart>
    </>
  )
}
