import { accountWords } from '../src/landlord/account/words'
import { houseWords } from '../src/landlord/house/words'
import { passwordWords } from '../src/landlord/credentials/words-password'
import { registrationWords } from '../src/landlord/registration/words'
import { stepHeading } from './account-form'
import { choose, expect, fieldOf, freshEmail, inLanguage, languages, password, profile, ssn, test } from './journey'

for (const language of languages) {
  const translate = inLanguage(language)

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`whoever is new sees two doors first, at ${width} px (${language})`, async ({ page, product }) => {
      await page.setViewportSize({ width, height })
      await choose(page, { language })
      await page.goto(product.url)
      const boxOf = async (name: 'keepBooks' | 'writeLease') =>
        (await page.getByRole('link', { name: translate(accountWords, name) }).boundingBox())!
      const [books, lease] = [await boxOf('keepBooks'), await boxOf('writeLease')]
      const email = (await fieldOf(page, translate(accountWords, 'email')).boundingBox())!
      await expect(page.getByText(translate(accountWords, 'keepBooksText'))).toBeVisible()
      await expect(page.getByText(translate(accountWords, 'writeLeaseText'))).toBeVisible()
      expect(books.y).toBeLessThan(lease.y)
      expect(lease.y + lease.height).toBeLessThan(height)
      // Left of the login if there is room, otherwise above it.
      if (width > 1000) expect(books.x + books.width).toBeLessThan(email.x)
      else expect(lease.y + lease.height).toBeLessThan(email.y)
      // The login is visible too.
      expect(email.y + email.height).toBeLessThan(height)
    })

  test(
    `what is typed at the registration is there after a reload and in a second tab, but no secret (${language})`,
    { tag: '@proof' },
    async ({ page, context, product }) => {
      const field = (key: keyof typeof accountWords.texts) => fieldOf(page, translate(accountWords, key))
      const next = page.getByRole('button', { name: translate(registrationWords, 'next') })
      const email = freshEmail()
      await choose(page, { language })
      await page.goto(`${product.url}/registration`)
      await field('email').fill(email)
      await field('password').fill(password)
      await page.reload()
      await expect(field('email')).toHaveValue(email)
      await expect(field('password')).toHaveValue('')
      const other = await context.newPage()
      await choose(other, { language })
      await other.goto(`${product.url}/registration`)
      await expect(fieldOf(other, translate(accountWords, 'email'))).toHaveValue(email)
      await other.close()
      await field('password').fill(password)
      await fieldOf(page, translate(passwordWords, 'repeatPassword')).fill(password)
      await page.getByRole('checkbox').check()
      await next.click()

      await stepHeading(page, translate, 'stepProfile')
      for (const key of ['firstName', 'lastName', 'ssn', 'address', 'postcode'] as const)
        await field(key).fill(profile[key])
      // Filled from the postcode.
      await expect(field('city')).not.toHaveValue('')
      await page.reload()
      await expect(field('firstName')).toHaveValue(profile.firstName)
      await expect(field('address')).toHaveValue(profile.address)
      await expect(field('city')).not.toHaveValue('')
      await expect(field('ssn')).toHaveValue('')
      await field('ssn').fill(ssn)
      await next.click()

      await stepHeading(page, translate, 'stepFinish')
      await page.getByRole('radio', { name: translate(houseWords, 'elsewhere') }).check()
      await fieldOf(page, translate(houseWords, 'address')).fill('Havna 2')
      await page.reload()
      await expect(page.getByRole('radio', { name: translate(houseWords, 'elsewhere') })).toBeChecked()
      await expect(fieldOf(page, translate(houseWords, 'address'))).toHaveValue('Havna 2')
      // The browser's Back leads to the profile as it was saved.
      await page.goBack()
      await stepHeading(page, translate, 'stepProfile')
      await expect(field('firstName')).toHaveValue(profile.firstName)
      const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
      expect(stored).toContain('Havna 2')
      expect(stored).not.toContain(password)
      expect(stored).not.toContain(ssn)
    },
  )
}
