import type { Locator, Page } from '@playwright/test'
import { expect } from './journey'

const isFocused = (target: Locator) => target.evaluate((node) => node === document.activeElement).catch(() => false)

/** Presses Tab until the target has the focus. Fails when it can't be reached. */
export async function tabToElement(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < 60; stops += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${target.toString()} was not reached by ${key}`)
}
/** Tabs to the field and writes into it. */
export async function tabAndType(page: Page, field: Locator, text: string): Promise<void> {
  await tabToElement(page, field)
  await page.keyboard.type(text)
}
/** Tabs to a button or link and presses Enter. */
export async function tabAndPress(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabToElement(page, target)
  await page.keyboard.press(key)
}
/** Expects the focus to stay inside, for any number of Tab or Shift+Tab. Goes around once, starting where the first Tab leads. */
export async function expectFocusStaysInDialog(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    const first = await page.evaluateHandle(() => document.activeElement)
    const look = () =>
      dialog.evaluate((node, begin) => [node.contains(document.activeElement), document.activeElement === begin], first)
    let [isInside, isAround] = [(await look())[0], false]
    for (let stops = 0; isInside && !isAround && stops < 30; stops += 1) {
      await page.keyboard.press(key)
      ;[isInside, isAround] = (await look()) as [boolean, boolean]
    }
    expect(isInside).toBe(true)
  }
}

/** Enter opens the browser's own file chooser. The rest is up to the operating system. */
export async function expectFileChooser(page: Page, input: Locator): Promise<void> {
  await input.evaluate((node: HTMLElement) => {
    const asked = (event: Event) => {
      event.preventDefault()
      node.dataset['asked'] = 'yes'
    }
    node.addEventListener('click', asked, { once: true })
  })
  await page.keyboard.press('Enter')
  await expect(input).toHaveAttribute('data-asked', 'yes')
}
