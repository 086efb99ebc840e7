import type { Page } from '@playwright/test'
import { accountWords } from '../src/landlord/account/words'
import { registrationWords } from '../src/landlord/registration/words'
import { expect, fieldOf, type Translate } from './journey'

/** Fills in the login form and sends it. */
export async function logIn(page: Page, translate: Translate, email: string, password: string): Promise<void> {
  await fieldOf(page, translate(accountWords, 'email')).fill(email)
  await fieldOf(page, translate(accountWords, 'password')).fill(password)
  await page.getByRole('button', { name: translate(accountWords, 'login'), exact: true }).click()
}

/** Checks that the registration is at this step. */
export async function stepHeading(
  page: Page,
  translate: Translate,
  step: 'stepGeneral' | 'stepProfile' | 'stepFinish',
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(translate(registrationWords, step))
}
