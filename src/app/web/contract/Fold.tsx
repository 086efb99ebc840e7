import type { ReactNode } from 'react'
import { z } from 'zod'
import { useSearchParams } from '../../../base/ui/page/use-search-params'

const address = z.object({ open: z.string().max(100).default('').catch('') })

export interface FoldProps {
  /** Its name in the address, so that a reload and a link keep it open. */
  readonly name: string
  readonly title: string
  /** What it comes to, beside its title. */
  readonly summary: ReactNode
  readonly children: ReactNode
}

const namesIn = (open: string): readonly string[] => open.split(',').filter((each) => each !== '')

/** Whether the address asks for a part of the page to be open. */
export function useIsOpened(name: string): boolean {
  const [{ open }] = useSearchParams(address)
  return namesIn(open).includes(name)
}

/** A part of the page that can wait, folded under its title. */
export function Fold({ name, title, summary, children }: FoldProps) {
  const [{ open }, set] = useSearchParams(address)
  const names = namesIn(open)
  const isOpen = names.includes(name)
  const toggle = (opened: boolean) => {
    if (opened !== isOpen) set({ open: (opened ? [...names, name] : names.filter((each) => each !== name)).join(',') })
  }
  return (
    <section className="ui-panel contract-fold" aria-label={title}>
      <details data-name={name} open={isOpen} onToggle={(event) => toggle(event.currentTarget.open)}>
        <summary>
          <h2>{title}</h2>
          <span className="ui-fine">{summary}</span>
        </summary>
        <div className="ui-panel-body">{children}</div>
      </details>
    </section>
  )
}
