import { errorWords } from '../src/base/kit/words-errors'
import { validationWords } from '../src/base/kit/words-validation'
import { nationalIdFormat } from '../src/base/ui/field/grouped-number'
import { uiWords } from '../src/base/ui/words/words'
import { shellWords } from '../src/app/web/words'
import { accountWords } from '../src/landlord/account/words'
import { passwordWords } from '../src/landlord/credentials/words-password'
import { supplierWords } from '../src/books/supplier/words'
import { registrationWords } from '../src/landlord/registration/words'
import {
  choose,
  en,
  enter,
  expect,
  fieldOf,
  freshEmail,
  inLanguage,
  languages,
  makeLandlord,
  password,
  profile,
  refusedAt,
  ssn,
  test,
} from './journey'
import { logIn, stepHeading } from './account-form'
import { pageWords } from './page-words'

for (const language of languages) {
  const translate = inLanguage(language)

  test(`a wrong login is told under the password, the right one goes home (${language})`, async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    await choose(page, { language })
    await page.goto(`${product.url}/login`)
    await logIn(page, translate, landlord.email, 'Fjord-9999')
    await refusedAt(
      fieldOf(page, translate(accountWords, 'password')),
      translate(validationWords, 'invalidCredentials'),
    )
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(fieldOf(page, translate(accountWords, 'email'))).toHaveValue(landlord.email)
    await expect(fieldOf(page, translate(accountWords, 'password'))).toHaveValue('Fjord-9999')
    // Enter keeps the focus in the field until the summary takes it. Leaving the field must not clear the error.
    await fieldOf(page, translate(accountWords, 'password')).press('Enter')
    await expect(page.getByRole('alert')).toBeFocused()
    await refusedAt(
      fieldOf(page, translate(accountWords, 'password')),
      translate(validationWords, 'invalidCredentials'),
    )
    await logIn(page, translate, ` ${landlord.email.toUpperCase()} `, password)
    await expect(page).toHaveURL(`${product.url}/home/dashboard`)
  })

  test(
    `whoever tries too often is told how long to wait (${language})`,
    { tag: '@proof' },
    async ({ page, product }) => {
      await choose(page, { language })
      await page.route('**/api/auth/login', (route) =>
        route.fulfill({
          status: 429,
          headers: { 'retry-after': '300' },
          json: { message: 'tooManyRequests', requestId: 'r' },
        }),
      )
      await page.goto(`${product.url}/login`)
      await logIn(page, translate, freshEmail(), password)
      await expect(page.getByRole('alert')).toContainText(
        `${translate(errorWords, 'tooManyRequests')} ${translate(uiWords, 'waitMinutes_other', { count: 5 })}`,
      )
    },
  )

  test(
    `a taken e-mail address is told when its field is left, with the way to log in (${language})`,
    { tag: '@proof' },
    async ({ page, product }) => {
      const { email } = await makeLandlord(product, { finished: false })
      await choose(page, { language })
      await page.goto(`${product.url}/registration`)
      const field = fieldOf(page, translate(accountWords, 'email'))
      await field.fill(email)
      await field.press('Tab')
      await refusedAt(field, translate(validationWords, 'email.exists'))
      // A line says what the password needs. While the password is typed, the line lists what is missing by the server's
      // check.
      const listed = (...keys: (keyof typeof passwordWords.texts)[]) =>
        keys.map((key) => translate(passwordWords, key)).join(', ')
      const says = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
      await says(listed('length', 'cases', 'digit', 'special'))
      await fieldOf(page, translate(accountWords, 'password')).fill('so mer')
      await says(translate(passwordWords, 'missing', { rules: listed('cases', 'digit', 'special', 'noSpaces') }))
      await fieldOf(page, translate(accountWords, 'password')).fill('Sommer2026!')
      await says(translate(passwordWords, 'missing', { rules: listed('notGuessable') }))
      await fieldOf(page, translate(accountWords, 'password')).fill(password)
      await says(translate(passwordWords, 'allMet'))
      // It blocks the step although everything else is right.
      await fieldOf(page, translate(accountWords, 'password')).fill(password)
      await fieldOf(page, translate(passwordWords, 'repeatPassword')).fill(password)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: translate(registrationWords, 'next') }).click()
      await expect(page.getByRole('alert')).toContainText(translate(validationWords, 'email.exists'))
      await stepHeading(page, translate, 'stepGeneral')
      await field.fill(freshEmail())
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')
      // White space is no part of an address. It disappears while the address is typed.
      await field.fill('')
      await field.pressSequentially(` ${email.slice(0, 3)} ${email.slice(3)} `)
      await expect(field).toHaveValue(email)
      await field.press('Tab')
      await page.getByRole('link', { name: translate(registrationWords, 'emailExistsLogin') }).click()
      await expect(page).toHaveURL(`${product.url}/login`)
    },
  )
}

test('throttling is real: the eleventh wrong login in a row waits', { tag: '@proof' }, async ({ page }) => {
  const { startProduct } = await import('./product')
  const strict = await startProduct({ RATE_LIMIT_FACTOR: '1' })
  try {
    const email = freshEmail()
    for (let tries = 0; tries < 10; tries += 1) {
      const answer = await fetch(`${strict.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
      expect(answer.status).toBe(422)
    }
    await page.goto(`${strict.url}/login`)
    await logIn(page, en, email, password)
    await expect(page.getByRole('alert')).toContainText(en(errorWords, 'tooManyRequests'))
    await expect(page.getByRole('alert')).toContainText('Try again in 15 minutes')
  } finally {
    await strict.stop()
  }
})

test('logging out ends the session here and on the server, and keeps the choices of the device', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await choose(page, { language: 'nb' })
  await enter(page, product, landlord)
  const translate = inLanguage('nb')
  await page.getByRole('button', { name: translate(shellWords, 'logOut') }).click()
  await expect(page).toHaveURL(`${product.url}/login`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(accountWords, 'loginTitle'))
  expect(await page.evaluate(() => [localStorage.getItem('auth'), localStorage.getItem('language')])).toEqual([
    null,
    'nb',
  ])
  const answer = await fetch(`${product.url}/api/profile`, { headers: { authorization: `Bearer ${landlord.token}` } })
  expect(answer.status).toBe(401)
  await page.goto(`${product.url}/profile/landlord`)
  await expect(page).toHaveURL(/\/login\?back=/)
})

test(
  'a protected page leads to the login and back to where one wanted to go',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    await page.goto(`${product.url}/home/suppliers?q=feier&show=all`)
    await expect(page).toHaveURL(/\/login\?back=/)
    await logIn(page, en, landlord.email, password)
    await expect(page).toHaveURL(`${product.url}/home/suppliers?q=feier&show=all`)
    await expect(fieldOf(page, en(supplierWords, 'search'))).toHaveValue('feier')
    // A person who is logged in is redirected from the login page and the first step of the registration.
    for (const path of ['/login', '/reset-password', '/registration']) {
      await page.goto(product.url + path)
      await expect(page).toHaveURL(`${product.url}/home/dashboard`)
    }
  },
)

test(
  'a session that has ended elsewhere leads to the login, wherever one is',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    await enter(page, product, landlord, '/home/house-info')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await landlord.api('POST', 'auth/logout')
    await page.getByRole('link', { name: en(pageWords, '/home/dashboard') }).click()
    await expect(page).toHaveURL(/\/login\?back=/)
    await expect(page.getByRole('alert')).toHaveText(en(accountWords, 'endedNotice'))
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull()
  },
)

test(
  'an unfinished registration goes on at the profile step, whichever way one comes in',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product, { finished: false })
    await page.goto(`${product.url}/login`)
    await logIn(page, en, landlord.email, password)
    await expect(page).toHaveURL(`${product.url}/registration?step=profile`)
    await stepHeading(page, en, 'stepProfile')
    for (const path of ['/home/suppliers', '/login', '/registration?step=finish', '/registration']) {
      await page.goto(product.url + path)
      await expect(page).toHaveURL(`${product.url}/registration?step=profile`)
    }
    // With a saved profile the last step is open too, and the form contains the saved values.
    await landlord.api('PUT', 'profile', profile)
    await page.goto(`${product.url}/registration?step=finish`)
    await stepHeading(page, en, 'stepFinish')
    await page.goto(`${product.url}/home`)
    await stepHeading(page, en, 'stepProfile')
    await expect(fieldOf(page, en(accountWords, 'ssn'))).toHaveValue(nationalIdFormat.format(ssn))
    // Leaving asks first, because the step is not saved.
    await page.getByRole('button', { name: en(registrationWords, 'back') }).click()
    const question = page.getByRole('dialog', { name: en(registrationWords, 'closeTitle') })
    await question.getByRole('button', { name: en(registrationWords, 'closeStay') }).click()
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: en(registrationWords, 'back') }).click()
    await question.getByRole('button', { name: en(registrationWords, 'closeGo') }).click()
    await expect(page).toHaveURL(`${product.url}/login`)
  },
)

test(
  'colours follow the device until they are chosen, and the choice stays',
  { tag: '@proof' },
  async ({ page, product }) => {
    const scheme = () =>
      page.evaluate(() => [
        document.documentElement.dataset['mantineColorScheme'],
        getComputedStyle(document.body).backgroundColor,
      ])
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`${product.url}/login`)
    await expect(page.getByRole('button', { name: en(uiWords, 'schemeLight') })).toBeVisible()
    const [, dark] = await scheme()
    await page.getByRole('button', { name: en(uiWords, 'schemeLight') }).click()
    await expect(page.getByRole('button', { name: en(uiWords, 'schemeDark') })).toBeVisible()
    const [chosen, light] = await scheme()
    expect(chosen).toBe('light')
    expect(light).not.toBe(dark)
    await page.reload()
    await expect(page.getByRole('button', { name: en(uiWords, 'schemeDark') })).toBeVisible()
    expect(await scheme()).toEqual([chosen, light])
  },
)
