import type { Page } from '@playwright/test'
import { contractWords } from '../src/lease/contract/words'
import { contractFormWords } from '../src/lease/contract-form/words'
import { freeContractWords as words } from '../src/lease/free-contract/words'
import { accountWords } from '../src/landlord/account/words'
import { houseWords } from '../src/landlord/house/words'
import { expect, fieldOf, freshEmail, house, password, profile, ssn, type Translate, typeInto } from './journey'
import type { Product } from './product'
import { passwordWords } from '../src/landlord/credentials/words-password'

export const expectHeading = async (page: Page, text: string) =>
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text)
export const clickNext = async (page: Page, translate: Translate) =>
  await page.getByRole('button', { name: translate(words, 'next'), exact: true }).click()

export async function fillLandlord(page: Page, translate: Translate, email: string): Promise<void> {
  await expectHeading(page, translate(words, 'landlord'))
  const field = (key: keyof typeof accountWords.texts) => fieldOf(page, translate(accountWords, key))
  await field('email').fill(email)
  for (const key of ['firstName', 'lastName', 'address', 'city', 'postcode', 'phone'] as const)
    await field(key).fill(profile[key])
  await field('ssn').fill(ssn)
}

export async function fillHouse(page: Page, translate: Translate): Promise<void> {
  await expectHeading(page, translate(words, 'house'))
  await page.getByRole('radio', { name: translate(houseWords, 'elsewhere') }).check()
  for (const key of ['address', 'city', 'postcode'] as const)
    await fieldOf(page, translate(houseWords, key)).fill(house[key])
}

export async function fillTenant(page: Page, translate: Translate): Promise<void> {
  await expectHeading(page, translate(words, 'tenant'))
  const field = (key: keyof typeof contractWords.texts) => fieldOf(page, translate(contractWords, key))
  await field('tenant_first_name').fill('Ola')
  await field('tenant_last_name').fill('Ålesund')
  await typeInto(field('tenant_birthday'), '01.02.1990')
  await typeInto(field('tenant_phone'), '90054321')
  await field('tenant_email').fill('ola@tenant.example')
  await field('tenant_address').fill('Bryggen 2')
  await typeInto(field('tenant_postcode'), '5003')
  await field('tenant_city').fill('Bergen')
}

export async function fillContract(page: Page, translate: Translate): Promise<void> {
  await expectHeading(page, translate(words, 'contract'))
  const pick = (group: string, label: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: label }).check()
  await typeInto(fieldOf(page, translate(contractWords, 'start_date')), '15.01.2026')
  await typeInto(fieldOf(page, translate(contractWords, 'month_sum')), '12000')
  await typeInto(fieldOf(page, translate(contractWords, 'rent_iban')), '8601 11 17947')
  await pick(translate(contractFormWords, 'askTaxable'), translate(contractFormWords, 'yes'))
  await typeInto(fieldOf(page, translate(contractWords, 'keys_count')), '2')
  await pick(translate(contractFormWords, 'askPets'), translate(contractFormWords, 'no'))
  await pick(translate(contractFormWords, 'askSmoking'), translate(contractFormWords, 'no'))
  await pick(translate(contractFormWords, 'askDeposit'), translate(contractFormWords, 'variant0'))
}

export async function fillPassword(page: Page, translate: Translate): Promise<void> {
  await expectHeading(page, translate(words, 'password'))
  await fieldOf(page, translate(accountWords, 'password')).fill(password)
  await fieldOf(page, translate(passwordWords, 'repeatPassword')).fill(password)
  await page.getByRole('checkbox').check()
}

export const finishButton = (page: Page, translate: Translate) =>
  page.getByRole('button', { name: translate(words, 'finish'), exact: true })

/** Goes through the wizard, except for the last click. */
export async function fillFreeContractWizard(
  page: Page,
  product: Product,
  translate: Translate,
  email = freshEmail(),
): Promise<void> {
  await page.goto(`${product.url}/free-contract`)
  await page.getByRole('button', { name: translate(words, 'begin') }).click()
  await fillLandlord(page, translate, email)
  await clickNext(page, translate)
  await fillHouse(page, translate)
  await clickNext(page, translate)
  await fillTenant(page, translate)
  await clickNext(page, translate)
  await fillContract(page, translate)
  await clickNext(page, translate)
  await fillPassword(page, translate)
}

/** Expects the new contract on the page, and exactly one house and one contract in the account. */
export async function expectOneContract(page: Page, product: Product): Promise<void> {
  await expect(page).toHaveURL(/\/home\/contract\/\d+/)
  const get = async (path: string): Promise<unknown[]> => {
    const { accessToken } = JSON.parse(await page.evaluate(() => localStorage.getItem('auth') ?? '{}')) as {
      accessToken: string
    }
    const answer = await fetch(`${product.url}/api/${path}`, { headers: { authorization: `Bearer ${accessToken}` } })
    expect(answer.status).toBe(200)
    return (await answer.json()) as unknown[]
  }
  expect([await get('house'), await get('profile')]).toMatchObject([[house], { iban: 'NO9386011117947' }])
  expect(await get('contract/all')).toMatchObject([
    { tenant_first_name: 'Ola', month_sum: 12000, start_date: '2026-01-15', status: 'draft' },
  ])
  expect(await page.evaluate(() => localStorage.getItem('free-contract'))).toBeNull()
}
