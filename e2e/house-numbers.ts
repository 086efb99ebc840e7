import type { Locator, Page } from '@playwright/test'
import { validationWords } from '../src/base/kit/words-validation'
import { houseWords } from '../src/landlord/house/words'
import { coOwnerWords } from '../src/landlord/house/words-co-owner'
import { en, expect, fieldOf, expectFieldRefused, typeInto } from './journey'

/** In the form of a house, the land register's numbers are collapsed until one is refused. Returns the municipality's field. */
export async function expectNumbersFolded(page: Page): Promise<Locator> {
  // The land register's numbers are collapsed until they are filled in or refused.
  const numbers = page.getByRole('group').filter({ hasText: en(houseWords, 'landRegister') })
  const municipality = fieldOf(page, en(houseWords, 'municipality_number'))
  await expect(municipality).toBeHidden()
  const title = numbers.getByText(en(houseWords, 'landRegister'), { exact: true })
  await title.press('Enter')
  await typeInto(municipality, '30')
  await title.press('Enter')
  await expect(municipality).toBeHidden()
  await page.getByRole('button', { name: en(houseWords, 'save'), exact: true }).click()
  await expectFieldRefused(municipality, en(validationWords, 'municipality'))
  await expect(municipality).toBeVisible()
  await title.press('Enter')
  await page.getByRole('link', { name: `${en(houseWords, 'municipality_number')}: ` }).click()
  await expect(municipality).toBeFocused()
  return municipality
}

/** Adds a co-owner. Types a share that is refused at its field, then a valid one. The form shows at once what is left. */
export async function addCoOwner(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: en(houseWords, 'save'), exact: true })
  await page.getByRole('button', { name: en(coOwnerWords, 'add') }).click()
  const owner = page.getByRole('region', { name: en(coOwnerWords, 'coOwner', { number: 1 }) })
  const [name, share] = [fieldOf(owner, en(coOwnerWords, 'name')), fieldOf(owner, en(coOwnerWords, 'share'))]
  await expect(name).toBeFocused()
  await name.fill('Ola Nordmann')
  await typeInto(share, '100')
  await save.click()
  await expectFieldRefused(share, en(validationWords, 'ownerShare'))
  await typeInto(share, '33,33')
  await expect(page.getByText(en(coOwnerWords, 'ownShare', { share: '66,67\u00a0%' }))).toBeVisible()
}
