import type { Locator, Page } from '@playwright/test'
import { typeInto } from './journey'

/**
 * The effort for a task: clicks, filled fields, visible fields and visible words on all its pages. A choice counts as
 * one field, whether as radio buttons or as a list.
 */
export interface Effort {
  readonly clicks: number
  readonly filled: number
  readonly fields: number
  readonly words: number
}

/** Counts during a journey. Every click, choice and typed text goes through here. */
export class EffortCount {
  private counts = { clicks: 0, filled: 0, fields: 0, words: 0 }

  async click(target: Locator): Promise<void> {
    this.counts.clicks += 1
    await target.click()
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.counts.filled += 1
    await typeInto(field, text)
  }

  /** Opens a list and clicks one of its lines. */
  async choose(field: Locator, label: string): Promise<void> {
    this.counts.clicks += 2
    await field.selectOption({ label })
  }

  /**
   * Adds the visible fields and words, once for each page and before anything is filled in. Pass `fields: false` if all
   * fields belong to another task.
   */
  async see(place: Page | Locator, { fields = true } = {}): Promise<void> {
    const within = 'goto' in place ? place.locator('main') : place
    const seen = await within.evaluate((root) => {
      const isSeen = (node: Element) =>
        node.checkVisibility({ visibilityProperty: true }) && !node.closest('.ui-hidden')
      const inputs = root.querySelectorAll(
        'input:not([type=hidden], [type=file], [type=radio]), select, textarea, [role=slider], [role=radiogroup]',
      )
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      let words = 0
      while (texts.nextNode()) {
        const holder = texts.currentNode.parentElement
        if (holder && !holder.closest('option, script, style') && isSeen(holder))
          words += (texts.currentNode.textContent ?? '').split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
      }
      return { fields: [...inputs].filter(isSeen).length, words }
    })
    if (fields) this.counts.fields += seen.fields
    this.counts.words += seen.words
  }

  get all(): Effort {
    return { ...this.counts }
  }
}
