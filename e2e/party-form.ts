import type { Locator } from '@playwright/test'
import { validationWords } from '../src/base/kit/words-validation'
import { contractWords } from '../src/lease/contract/words'
import { dwellingWords } from '../src/lease/contract-form/words-dwelling'
import { lawWords } from '../src/lease/law/words'
import { answerOption, contractField, fillFields, clickWizardButton, typedTenant } from './contract-form'
import { expect, expectFieldRefused, openSections, type Translate } from './journey'

const coTenant = {
  first_name: 'Ola',
  last_name: 'Li',
  birthday: '29.02.1992',
  phone: '400 12 345',
  email: 'ola@example.no',
} as const

/** In the first step: lets a single room, whose number is refused once. */
export async function chooseRoom(dialog: Locator, translate: Translate): Promise<void> {
  // The kind of dwelling is asked first, and the law's rules for that kind are shown. The notice period depends on the
  // kind.
  await expect(dialog.getByText(translate(dwellingWords, 'notice3'))).toBeVisible()
  await answerOption(dialog, translate, 'askKind', translate(contractWords, 'room')).check()
  await expect(dialog.getByText(translate(dwellingWords, 'notice1'))).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: translate(contractWords, 'own_home_let') })).toHaveCount(0)
  await openSections(dialog)
  await fillFields(dialog, translate, { rooms: '2', dwelling_number: 'A0101' })
  await clickWizardButton(dialog, translate, 'next')
  await expectFieldRefused(
    contractField(dialog, translate, 'dwelling_number'),
    translate(validationWords, 'unitNumber'),
  )
  await expect(dialog).toContainText(translate(lawWords, 'severalRooms'))
  await fillFields(dialog, translate, { rooms: '1', dwelling_number: 'H0101' })
}

/** In the tenant's step: adds two co-tenants, each refused at their own fields. One of them stays. */
export async function addCoTenants(dialog: Locator, translate: Translate): Promise<void> {
  // A co-tenant is refused at each of their own fields, and is removed without a trace.
  const add = dialog.getByRole('button', { name: translate(dwellingWords, 'addCoTenant') })
  const [two, three] = [2, 3].map((number) =>
    dialog.getByRole('region', { name: translate(dwellingWords, 'coTenant', { number }) }),
  ) as [Locator, Locator]
  await add.click()
  await expect(contractField(two, translate, 'first_name')).toBeFocused()
  await fillFields(two, translate, coTenant)
  await add.click()
  await fillFields(three, translate, { ...coTenant, phone: '123', email: typedTenant.tenant_email })
  await expect(dialog).toContainText(translate(dwellingWords, 'sameEmail'))
  await clickWizardButton(dialog, translate, 'next')
  await expectFieldRefused(contractField(three, translate, 'phone'), translate(validationWords, 'phone'))
  await expect(contractField(two, translate, 'phone')).not.toHaveAttribute('aria-invalid', 'true')
  await fillFields(two, translate, { first_name: '' })
  await expectFieldRefused(contractField(two, translate, 'first_name'), translate(validationWords, 'required'))
  await fillFields(two, translate, { first_name: 'Ola' })
  await three.getByRole('button', { name: translate(dwellingWords, 'removeCoTenant', { number: 3 }) }).click()
  await expect(three).toHaveCount(0)
  await expect(add).toBeFocused()
}

/** The summary's texts about all tenants, the home and the agreements with them. */
export const summaryTexts = [
  'rules.pdf',
  'H0101',
  'Per',
  'Ås',
  '03.02.1990',
  'per@example.no',
  'Ola Li, 29.02.1992',
  '8601 11 17947',
  'Hagen deles',
]

/** The stored values of the co-tenant and the home. */
export const storedParties = {
  co_tenants: [
    {
      first_name: 'Ola',
      last_name: 'Li',
      birthday: '1992-02-29',
      phone_code: '+47',
      phone: '40 01 23 45',
      email: 'ola@example.no',
    },
  ],
  dwelling_kind: 'room',
  rooms: 1,
  dwelling_number: 'H0101',
}
