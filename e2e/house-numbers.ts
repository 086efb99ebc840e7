import type { Locator, Page } from '@playwright/test'
import { validationWords } from '../src/base/kit/words-validation'
import { houseWords } from '../src/landlord/house/words'
import { en, expect, fieldOf, refusedAt } from './journey'

/** In the form of a house the numbers of the land register are folded until one is refused; answers the municipality's field. */
export async function foldNumbers(page: Page): Promise<Locator> {
  // What the land register calls the house is folded until it is there, or refused.
  const numbers = page.getByRole('group').filter({ hasText: en(houseWords, 'landRegister') })
  const municipality = fieldOf(page, en(houseWords, 'municipality_number'))
  await expect(municipality).toBeHidden()
  const title = numbers.getByText(en(houseWords, 'landRegister'), { exact: true })
  await title.press('Enter')
  await municipality.fill('30')
  await title.press('Enter')
  await expect(municipality).toBeHidden()
  await page.getByRole('button', { name: en(houseWords, 'save'), exact: true }).click()
  await refusedAt(municipality, en(validationWords, 'municipality'))
  await expect(municipality).toBeVisible()
  await title.press('Enter')
  await page.getByRole('link', { name: `${en(houseWords, 'municipality_number')}: ` }).click()
  await expect(municipality).toBeFocused()
  return municipality
}
