import type { Page } from '@playwright/test'
import config from '../playwright.config'
import { uiWords } from '../src/base/ui/words/words'
import { shellWords } from '../src/app/web/words'
import { shortcutWords } from '../src/app/web/shell/words-shortcuts'
import { atRest, desktop, phone } from './axe'
import { choose, enter, expect, inLanguage, makeLandlord, test, year } from './journey'

// With scroll bars that take space, as on a computer with a mouse, or without, as on a phone.
test.use({ launchOptions: { ...config.use!.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } })

/** The positions of the page's frame, in px. They must not move. */
async function placesOf(page: Page) {
  await atRest(page)
  return page.evaluate(() => {
    const at = (of: string) => {
      const { left, right, top } = document.querySelector(of)!.getBoundingClientRect()
      return [left, right, top]
    }
    return { bar: at('header'), main: at('main'), heading: at('h1') }
  })
}

for (const [language, hidden] of [
  ['nb', false],
  ['en', true],
] as const)
  test(
    `nothing moves when a dialog opens, nor between a short page and a long one (${language}, scroll bars ${hidden ? 'that take no room' : 'in sight'})`,
    { tag: '@proof' },
    async ({ page, product }) => {
      const translate = inLanguage(language)
      const landlord = await makeLandlord(product)
      for (let number = 10; number < 28; number += 1)
        await landlord.expense({ description: `No ${number}`, date: `${year}-01-${number}` })
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setScrollbarsHidden', { hidden })
      await choose(page, { language })
      await enter(page, product, landlord, '/home/dashboard')
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size)
        const bars: unknown[] = []
        for (const path of ['/home/dashboard', '/profile/contact-us']) {
          await page.goto(`${product.url}${path}`)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await page.evaluate(() => scrollTo(0, 120))
          const before = await placesOf(page)
          bars.push(before.bar.slice(0, 2))
          // The top bar extends to the scroll bar, without a gap.
          expect(before.bar[1]).toBe(await page.evaluate(() => document.documentElement.clientWidth))
          await page.keyboard.press('?')
          const dialog = page.getByRole('dialog', { name: translate(shortcutWords, 'title') })
          await expect(dialog).toBeVisible()
          expect(await placesOf(page), `${path} at ${size.width} px`).toEqual(before)
          await dialog.getByRole('button', { name: translate(uiWords, 'close') }).click()
          await expect(dialog).toBeHidden()
          expect(await placesOf(page), `${path} at ${size.width} px, closed again`).toEqual(before)
        }
        expect(bars[1]).toEqual(bars[0])
      }
    },
  )

test(
  'what deletes a house stands beside what adds one, apart from where one goes daily',
  { tag: '@proof' },
  async ({ page, product }) => {
    const translate = inLanguage('nb')
    await choose(page, { language: 'nb' })
    await enter(page, product, await makeLandlord(product), '/home/dashboard')
    const button = (key: 'addHouse' | 'deleteHouse') =>
      page.getByRole('complementary').getByRole('button', { name: translate(shellWords, key), exact: true })
    const menu = page.getByRole('navigation', { name: translate(shellWords, 'homeMenu') })
    await expect(menu.getByRole('button')).toHaveCount(0)
    const [add, remove] = [await button('addHouse').boundingBox(), await button('deleteHouse').boundingBox()]
    expect(Math.abs(remove!.y - (add!.y + add!.height))).toBeLessThanOrEqual(12)
  },
)
