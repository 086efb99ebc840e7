import type { Locator, Page } from '@playwright/test'

/**
 * What the way to something takes: clicks, fields written in, fields in sight and words in sight over all its pages. A
 * choice is one field, as radio buttons and as a list.
 */
export interface Effort {
  readonly clicks: number
  readonly filled: number
  readonly fields: number
  readonly words: number
}

/** Counts while a journey goes its way: everything that is clicked, chosen or filled in goes through here. */
export class EffortCount {
  private counts = { clicks: 0, filled: 0, fields: 0, words: 0 }

  async click(target: Locator): Promise<void> {
    this.counts.clicks += 1
    await target.click()
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.counts.filled += 1
    await field.fill(text)
  }

  /** A list is opened and one of its lines clicked. */
  async choose(field: Locator, label: string): Promise<void> {
    this.counts.clicks += 2
    await field.selectOption({ label })
  }

  /**
   * Adds the fields and words in sight there; once for each page, as it stands before anything is filled in. Without
   * `fields` where all of them belong to another way.
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
