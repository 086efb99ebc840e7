import { useState } from 'react'
import { ComboboxField, type ComboboxFieldProps } from '../../ui/field/combobox-field'
import { Notice } from '../../ui/page/notice'
import { useWords } from '../../ui/words/use-words'
import { publicRegisterCalls } from '../calls'
import { longestQuery, shortestName, type FoundOrganisation } from '../model'
import { registerWords } from '../words'
import { useOffers } from './use-offers'

export interface OrganisationFieldProps extends Omit<ComboboxFieldProps, 'options' | 'onPick'> {
  /** Fills in the chosen organisation, this field too. Not called for one that the register has removed. */
  readonly onPick: (found: FoundOrganisation) => void
}

/** Says that an organisation is bankrupt, being dissolved or deleted. Nothing for a living one. */
function OrganisationNotice({ found }: { readonly found: FoundOrganisation | null }) {
  const t = useWords(registerWords)
  if (found === null || found.state === 'active') return null
  return (
    <div role="status">
      <Notice kind="warning">{t(found.state, { name: found.name || found.organisation_number })}</Notice>
    </div>
  )
}

/** A name or a number of an organisation. The register's organisations are offered while it is typed. */
export function OrganisationField({ onPick, ...field }: OrganisationFieldProps) {
  const t = useWords(registerWords)
  const [typed, setTyped] = useState<string | null>(null)
  const [chosen, setChosen] = useState<FoundOrganisation | null>(null)
  const asked = typed !== null && typed.length <= longestQuery ? typed : null
  const offers = useOffers(publicRegisterCalls.organisations, asked, shortestName)
  // A typed number names one organisation, so its state is said without a choice.
  const only = offers.length === 1 && /\d{3}$/.test(typed ?? '') ? offers[0]! : null
  return (
    <>
      <ComboboxField
        {...field}
        onChange={(text) => {
          setTyped(text)
          setChosen(null)
          field.onChange(text)
        }}
        options={offers
          .filter(({ name }) => name !== '')
          .map((each) => ({
            value: each.organisation_number,
            label: each.name,
            note: [each.organisation_number, each.city ?? '', each.state === 'active' ? '' : t(`state_${each.state}`)]
              .filter((part) => part !== '')
              .join(' · '),
          }))}
        foot={t('organisationSource')}
        onPick={(number) => {
          const found = offers.find((each) => each.organisation_number === number)
          if (found === undefined) return
          setTyped(null)
          setChosen(found)
          onPick(found)
        }}
      />
      <OrganisationNotice found={chosen ?? only} />
    </>
  )
}
