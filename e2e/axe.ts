import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './journey'

/** The script of the check. The minified one, because every new document parses it again. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Waits until the screen is at rest: nothing fades, slides or follows a change of the window any more. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const passing = () =>
      document.getAnimations().filter((each) => each.effect?.getComputedTiming().iterations !== Infinity)
    // The end of one animation can start another. So the screen must be at rest for two frames.
    for (let still = 0; still < 2; still += 1) {
      await frame()
      if (passing().length > 0) still = -1
      await Promise.allSettled(passing().map((each) => each.finished))
    }
  })
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The findings of an automatic accessibility check, with the measured values. If a dialog is open,
 * only the dialog is checked: the page behind it is half covered, and is checked as a screen of its
 * own. Frames are not checked, because they show mails, whose content is not the product's.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // The script is loaded once into each document, because it is as long as the page's own script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async (options) => {
      const { axe: check } = window as unknown as { axe: typeof axe }
      // The sticky buttons of a form, the head of a dialog or the bar of the tax page may cover half a control. Scrolling
      // reveals it, but the check reports it as a target that is too small. Another test checks that a form never hides the
      // focus.
      const bars = [...document.querySelectorAll<HTMLElement>('.ui-form-actions, .mantine-Modal-header, .tax-rail')]
      for (const bar of bars) bar.style.position = 'static'
      const front = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].at(-1)
      const { violations } = await check.run({ include: [front ?? document], exclude: ['iframe'] }, options)
      for (const bar of bars) bar.style.position = ''
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, any }) => `${target.join(' ')} ${any.map(({ message }) => message).join(' ')}`).join(', ')}`,
      )
    },
    // Passed checks need no report, and no rule reads style sheets.
    {
      runOnly: tags,
      // Speech control needs the visible text in the name (WCAG 2.5.3). The check leaves this rule off by default.
      rules: { 'label-content-name-mismatch': { enabled: true } },
      resultTypes: ['violations' as const],
      preload: false,
    },
  )
}

/** The distance that the page or its dialog scrolls sideways once it is at rest, in pixels. 0 when nothing does. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  await waitUntilStill(page)
  return page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role=dialog]')].map((each) => each.scrollWidth - each.clientWidth)
    return Math.max(0, document.documentElement.scrollWidth - innerWidth, ...dialogs)
  })
}

/** The rows that the buttons at the foot of a dialog take. 0 without a dialog that has a foot. */
export const countFooterRows = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll('.ui-dialog .ui-form-actions > :is(button, a, .ui-anchor)')]
    return new Set(
      buttons.map((each) => each.getBoundingClientRect()).map(({ y, height }) => Math.round(y + height / 2)),
    ).size
  })

/** Expects no sideways scrolling. The walk of all screens in accessible.spec.ts checks accessibility. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await sidewaysOverflow(page)).toBe(0)
}

export const phoneWindow = { width: 390, height: 844 }
/** The smallest window that the product promises to support. */
export const smallWindow = { width: 320, height: 640 }
export const desktopWindow = { width: 1440, height: 900 }
export const colorSchemes = ['dark', 'light'] as const

/** Sets the page's colours and size, and waits until nothing changes any more. */
export async function showInScheme(
  page: Page,
  colorScheme: (typeof colorSchemes)[number],
  size = page.viewportSize()!,
): Promise<void> {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
  await waitUntilStill(page)
}

const textSize = (page: Page) =>
  page.evaluate(() => parseFloat(getComputedStyle(document.querySelector('h1')!).fontSize))

/** Expects no sideways scrolling in a small window and with text twice as large. Leaves the window at another size. */
export async function expectFitsSmallWindowAndLargeText(page: Page, name: string): Promise<void> {
  await page.setViewportSize(smallWindow)
  expect.soft(await sidewaysOverflow(page), `${name} at ${smallWindow.width} px`).toBe(0)
  await page.setViewportSize({ width: 640, height: 800 })
  const before = await textSize(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect.poll(() => textSize(page), `${name}: text follows the browser's size`).toBe(2 * before)
  expect.soft(await sidewaysOverflow(page), `${name} at 640 px with text twice as large`).toBe(0)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}
