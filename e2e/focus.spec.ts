import type { Page } from '@playwright/test'
import { uiWords } from '../src/base/ui/words/words'
import { accountWords } from '../src/landlord/account/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { atRest } from './axe'
import { en, enter, expect, fieldOf, isFull, makeLandlord, test } from './journey'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The focused element, whether its focus is visible, and whether bars and edges leave it uncovered. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement!
    // A field inside a box (a password) shows the focus by the ring of its box.
    const isRinged = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    const box = at.getBoundingClientRect()
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 10))
    const owner = at.closest('label') ?? at.parentElement!
    return {
      name: `${at.tagName} ${at.id || at.textContent || at.getAttribute('aria-label') || ''}`.slice(0, 60),
      ringed: [at, at.parentElement!].some((one) => isRinged(getComputedStyle(one))),
      free: top !== null && (at.contains(top) || owner.contains(top)),
      out: at === document.body,
    }
  })

/** In `npm test` only the narrower window, in which sticky parts cover more. */
for (const width of isFull ? [390, 1440] : [390]) {
  test(
    `the first Tab finds the way past the bars, and everything that Tab finds shows that it has the focus, ${width} px wide`,
    { tag: '@proof' },
    async ({ page, product }) => {
      await page.setViewportSize({ width, height: 844 })
      const landlord = await makeLandlord(product)
      await landlord.expense()
      const everyStop = async (path: string, label: string) => {
        await page.goto(product.url + path)
        await expect(fieldOf(page, label)).toBeVisible()
        const seen = new Set<string>()
        for (let stops = 0; stops < 80; stops += 1) {
          await page.keyboard.press('Tab')
          const at = await focused(page)
          if (at.out) break
          seen.add(at.name)
          expect.soft(at, `${path}: ${at.name}`).toMatchObject({ ringed: true, free: true })
        }
        return seen
      }
      const skips = async () => {
        await page.reload()
        await expect(page.locator('h1')).toBeVisible()
        await page.keyboard.press('Tab')
        const skip = page.getByRole('link', { name: en(uiWords, 'skip') })
        await expect(skip).toBeFocused()
        await expect(skip).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Enter')
        await expect(page.locator('main')).toBeFocused()
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
      }
      expect((await everyStop('/login', en(accountWords, 'email'))).size).toBeGreaterThan(10)
      await skips()
      await enter(page, product, landlord, '/api/health')
      expect((await everyStop('/home/dashboard', en(dashboardWords, 'search'))).size).toBeGreaterThan(10)
      await skips()
      expect((await everyStop('/profile/landlord/edit', en(accountWords, 'firstName'))).size).toBeGreaterThan(18)
    },
  )
}

/** In `npm test` only the narrower window, in which sticky parts cover more. */
for (const width of isFull ? [390, 1440] : [390]) {
  test(
    `what has the focus in a long dialog never hides behind the buttons that stick to its edge, ${width} px wide`,
    { tag: '@proof' },
    async ({ page, product }) => {
      await page.setViewportSize({ width, height: 640 })
      const landlord = await makeLandlord(product)
      await page.addInitScript(() => localStorage.setItem('depreciation-info', 'true'))
      await enter(page, product, landlord, '/api/health')
      for (const kind of ['expense', 'income', 'depreciation']) {
        await page.goto(`${product.url}/home/dashboard?add=${kind}`)
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByRole('textbox').first()).toBeVisible()
        // An opened dialog takes the focus. Otherwise Tab would find the earlier elements again.
        await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
        await atRest(page)
        const seen = new Set<string>()
        for (let stops = 0; stops < 60; stops += 1) {
          await page.keyboard.press('Tab')
          const at = await focused(page)
          // The dialog keeps the focus inside. Tab is back where it started.
          if (seen.has(at.name)) break
          seen.add(at.name)
          expect.soft(at, `${kind}: ${at.name}`).toMatchObject({ free: true, out: false })
        }
        expect(seen.size, kind).toBeGreaterThan(6)
      }
    },
  )
}
