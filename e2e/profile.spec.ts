import { validationWords } from '../src/base/kit/words-validation'
import { formatDay, day } from '../src/base/kit/day'
import { maskNationalId, nationalIdFormat } from '../src/base/ui/field/grouped-number'
import { shellWords } from '../src/app/web/words'
import { uiWords } from '../src/base/ui/words/words'
import { accountWords } from '../src/landlord/account/words'
import { settingsMailWords } from '../src/landlord/account/words-mail-settings'
import { profileWords } from '../src/landlord/account/words-profile'
import { en, enter, expect, fieldOf, makeLandlord, password, refusedAt, ssn, test } from './journey'

test(
  'the profile is shown with a masked national id, changed, and a changed form asks before it is left',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    await enter(page, product, landlord, '/profile/landlord')
    const shown = page.getByRole('main')
    await expect(shown).toContainText(maskNationalId(ssn))
    expect(await page.content()).not.toContain(ssn)
    expect((await page.content()).replace(/\s/g, '')).not.toContain(ssn)
    await expect(page.getByRole('complementary')).toContainText(`Kari Nordmann`)
    await expect(page.getByRole('complementary')).toContainText(landlord.email)

    await page.getByRole('link', { name: en(profileWords, 'edit') }).click()
    await expect(fieldOf(page, en(accountWords, 'ssn'))).toHaveValue(nationalIdFormat.format(ssn))
    await fieldOf(page, en(accountWords, 'firstName')).fill('Åse')
    // The birth date follows from the national id, also from a stored one. A typed date stays.
    await expect(fieldOf(page, en(accountWords, 'birthday'))).toHaveValue('29.12.1948')
    await fieldOf(page, en(accountWords, 'ssn')).fill('01019012480')
    await expect(fieldOf(page, en(accountWords, 'birthday'))).toHaveValue('01.01.1990')
    await fieldOf(page, en(accountWords, 'birthday')).fill('')
    await fieldOf(page, en(accountWords, 'ssn')).fill('')
    await fieldOf(page, en(accountWords, 'ssn')).fill(ssn)
    await expect(fieldOf(page, en(accountWords, 'birthday'))).toHaveValue('29.12.1948')
    // A date that contradicts the national id causes a question, and can be saved.
    await expect(fieldOf(page, en(accountWords, 'birthday'))).toHaveAccessibleDescription(
      en(profileWords, 'birthdayHelp'),
    )
    await fieldOf(page, en(accountWords, 'birthday')).fill('290248')
    await fieldOf(page, en(accountWords, 'iban')).fill('8601.11.17947')
    await expect(fieldOf(page, en(accountWords, 'birthday'))).toHaveAccessibleDescription(
      en(profileWords, 'birthdayQuestion', { born: '29.12.1948' }),
    )
    await page.getByRole('button', { name: en(accountWords, 'cancel') }).click()
    const question = page.getByRole('dialog', { name: en(uiWords, 'discardTitle') })
    await question.getByRole('button', { name: en(uiWords, 'discardStay') }).click()
    await expect(fieldOf(page, en(accountWords, 'firstName'))).toHaveValue('Åse')
    await page.getByRole('button', { name: en(accountWords, 'save') }).click()
    await expect(page).toHaveURL(`${product.url}/profile/landlord`)
    for (const text of ['Åse', formatDay(day('1948-02-29')), '8601 11 17947', '+47 90 01 23 45', 'Norway'])
      await expect(shown).toContainText(text)
    await expect(page.getByRole('complementary')).toContainText('Åse Nordmann')

    // Another bank account than the stored one needs the password. Its field says so.
    await page.getByRole('link', { name: en(profileWords, 'edit') }).click()
    await expect(fieldOf(page, en(accountWords, 'password'))).toHaveCount(0)
    await fieldOf(page, en(accountWords, 'iban')).fill('3000 12 34567')
    const proof = fieldOf(page, en(accountWords, 'password'))
    await page.getByRole('button', { name: en(accountWords, 'save') }).click()
    await refusedAt(proof, en(validationWords, 'passwordRequired'))
    await proof.fill('Feil-1234')
    await page.getByRole('button', { name: en(accountWords, 'save') }).click()
    await refusedAt(proof, en(validationWords, 'password.wrong'))
    await proof.fill(password)
    await page.getByRole('button', { name: en(accountWords, 'save') }).click()
    await expect(shown).toContainText('3000 12 34567')
    const notice = await product.mailTo(landlord.email, '/reset-password')
    expect(notice.subject).toBe(en(settingsMailWords, 'ibanSubject'))

    await page.getByRole('link', { name: en(profileWords, 'edit') }).click()
    await fieldOf(page, en(accountWords, 'lastName')).fill('Berg')
    await page.goBack()
    await question.getByRole('button', { name: en(uiWords, 'discardGo') }).click()
    await expect(page).toHaveURL(`${product.url}/profile/landlord`)
    await expect(shown).toContainText('Nordmann')

    // A stored field can't be decrypted. The page says so, and everything else goes on.
    const stored = await landlord.api<object>('GET', 'profile')
    await page.route('**/api/profile', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({
            status: 409,
            json: { message: 'unreadable', requestId: 'unreadable', current: { ...stored, iban: null } },
          })
        : route.fallback(),
    )
    await page.reload()
    await expect(page.getByText(en(shellWords, 'leftOut_one', { count: 1 }))).toBeVisible()
    await expect(shown).toContainText('Nordmann')
  },
)
