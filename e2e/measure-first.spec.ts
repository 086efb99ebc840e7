import type { Page } from '@playwright/test'
import { contractFormWords } from '../src/lease/contract-form/words'
import { contractWords } from '../src/lease/contract/words'
import { freeContractWords as words } from '../src/lease/free-contract/words'
import { accountWords } from '../src/landlord/account/words'
import { houseWords } from '../src/landlord/house/words'
import { passwordWords } from '../src/landlord/credentials/words-password'
import { EffortCount } from './effort'
import { finish, heading } from './free-contract-form'
import { choose, expect, fieldOf, freshEmail, inLanguage, isFull, password, profile, test } from './journey'

/** The height of the longest step in pixels, also on a phone. */
const highest = 1400

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Both languages and both sizes. `npm test` uses each of them once. */
const looks = [
  { language: 'nb', width: 1440, height: 900 },
  { language: 'en', width: 390, height: 844 },
  ...(isFull
    ? [{ language: 'en', width: 1440, height: 900 } as const, { language: 'nb', width: 390, height: 844 } as const]
    : []),
] as const

for (const { language, width, height } of looks)
  test(
    `a free lease takes 11 clicks and 20 of 45 fields at most (${language}, ${width} px)`,
    { tag: '@proof' },
    async ({ page, product }) => {
      const translate = inLanguage(language)
      const effort = new EffortCount()
      const heights: Record<string, number> = {}
      const see = async (step: string) => {
        await effort.see(page)
        heights[step] = await heightOf(page)
      }
      const goOn = () => effort.click(page.getByRole('button', { name: translate(words, 'next'), exact: true }))
      const pick = (group: string, label: string) =>
        effort.click(page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: label }))
      await page.setViewportSize({ width, height })
      await choose(page, { language })
      await page.goto(product.url)
      await effort.see(page, { fields: false })
      await effort.click(page.getByRole('link', { name: translate(accountWords, 'writeLease') }))

      await heading(page, translate(words, 'landlord'))
      await see('landlord')
      await effort.fill(fieldOf(page, translate(accountWords, 'email')), freshEmail())
      for (const key of ['firstName', 'lastName', 'ssn', 'address', 'postcode', 'phone'] as const)
        await effort.fill(fieldOf(page, translate(accountWords, key)), profile[key])
      await expect(fieldOf(page, translate(accountWords, 'city'))).not.toHaveValue('')
      // Where the rent is paid is asked once, next to the rent.
      await expect(fieldOf(page, translate(accountWords, 'iban'))).toHaveCount(0)
      await goOn()

      await heading(page, translate(words, 'house'))
      await expect(page.getByRole('radiogroup', { name: translate(houseWords, 'whereLet') })).toBeVisible()
      await see('house')
      await goOn()

      await heading(page, translate(words, 'tenant'))
      await expect(fieldOf(page, translate(contractWords, 'tenant_first_name'))).toBeVisible()
      await see('tenant')
      for (const [key, text] of [
        ['tenant_first_name', 'Ola'],
        ['tenant_last_name', 'Ålesund'],
        ['tenant_birthday', '01.02.1990'],
        ['tenant_phone', '90054321'],
        ['tenant_email', 'ola@tenant.example'],
        ['tenant_address', 'Bryggen 2'],
        ['tenant_postcode', '5003'],
      ] as const)
        await effort.fill(fieldOf(page, translate(contractWords, key)), text)
      await expect(fieldOf(page, translate(contractWords, 'tenant_city'))).not.toHaveValue('')
      await goOn()

      await heading(page, translate(words, 'contract'))
      await expect(fieldOf(page, translate(contractWords, 'month_sum'))).toBeVisible()
      await see('contract')
      for (const [key, text] of [
        ['start_date', '15.01.2026'],
        ['month_sum', '12000'],
        ['rent_iban', '8601 11 17947'],
        ['keys_count', '2'],
      ] as const)
        await effort.fill(fieldOf(page, translate(contractWords, key)), text)
      await pick(translate(contractFormWords, 'askTaxable'), translate(contractFormWords, 'yes'))
      await pick(translate(contractFormWords, 'askPets'), translate(contractFormWords, 'no'))
      await pick(translate(contractFormWords, 'askSmoking'), translate(contractFormWords, 'no'))
      await pick(translate(contractFormWords, 'askDeposit'), translate(contractFormWords, 'variant0'))
      await goOn()

      await heading(page, translate(words, 'password'))
      await see('password')
      await effort.fill(fieldOf(page, translate(accountWords, 'password')), password)
      await effort.fill(fieldOf(page, translate(passwordWords, 'repeatPassword')), password)
      await effort.click(page.getByRole('checkbox'))
      await effort.click(finish(page, translate))
      await expect(page).toHaveURL(/\/home\/contract\/\d+/)

      for (const [step, pixels] of Object.entries(heights)) expect.soft(pixels, step).toBeLessThanOrEqual(highest)
      const { clicks, filled, fields, words: read } = effort.all
      expect(clicks).toBeLessThanOrEqual(11)
      expect(filled).toBeLessThanOrEqual(20)
      expect(fields).toBeLessThanOrEqual(45)
      expect(read).toBeLessThanOrEqual(500)
    },
  )
