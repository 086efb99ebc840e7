import { useRouter, type HistoryState } from '@tanstack/react-router'
import { z } from 'zod'
import { patchUrl, useSearchParams } from '../page/use-search-params'

/** The wizard's part of a history entry, which the browser keeps through Back, Forward and a reload. */
interface WizardEntry {
  /** The number of entries since the one that opened the wizard. */
  readonly depth: number
  readonly previousStep: string | null
  /** True if an entry of this app opened the wizard. */
  readonly canReturn: boolean
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    wizard?: WizardEntry
  }
}

const stepParam = z.object({ step: z.string().default('').catch('') })

export interface StepLink {
  readonly href: string
  readonly state: HistoryState
}

export interface UrlSteps<S extends string> {
  readonly step: S
  readonly linkTo: (step: S) => StepLink
  /** Goes to a step by a new history entry, so that Back returns here. */
  readonly go: (next: S) => void
  /** Goes to a step. If the previous history entry has that step, goes back to that entry. */
  readonly back: (to: S) => void
  /** Removes the wizard's entries from the history, then goes to `to`. */
  readonly close: (to?: string) => void
}

export interface StepsSettings<S extends string> {
  readonly steps: readonly S[]
  /** The step while the address names none. */
  readonly start: S
  /** The parameters that keep the wizard open, in addition to `step`. */
  readonly keys: readonly string[]
}

/** The steps of a wizard, stored in the address. Back and reload keep them, and after closing it starts again. */
export function useSteps<S extends string>({ steps, start, keys }: StepsSettings<S>): UrlSteps<S> {
  const { history } = useRouter()
  const [{ step: param }] = useSearchParams(stepParam)
  const step = steps.find((known) => known === param) ?? start
  // Without a step in the address, this entry has opened the wizard. With a step, the address is a link into the middle
  // of the wizard.
  const entry = (): WizardEntry =>
    history.location.state.wizard ?? {
      depth: 0,
      previousStep: null,
      canReturn: !new URLSearchParams(history.location.search).has('step') && history.canGoBack(),
    }
  const urlOf = (patch: Record<string, string | undefined>) =>
    patchUrl(history.location.pathname, history.location.search, patch)
  const linkTo = (to: S): StepLink => {
    const { depth, canReturn } = entry()
    return { href: urlOf({ step: to }), state: { wizard: { depth: depth + 1, previousStep: step, canReturn } } }
  }
  return {
    step,
    linkTo,
    go: (next) => {
      const { href, state } = linkTo(next)
      history.push(href, state)
    },
    back: (to) => {
      if (entry().previousStep === to) history.back()
      else history.replace(urlOf({ step: to }), { wizard: entry() })
    },
    close: (to) => {
      const { depth, canReturn } = entry()
      if (!canReturn) {
        history.replace(to ?? urlOf(Object.fromEntries(['step', ...keys].map((key) => [key, undefined]))))
        return
      }
      if (to !== undefined) {
        // Going back is asynchronous: the next navigation follows when it has happened.
        const unsubscribe = history.subscribe(() => {
          unsubscribe()
          history.push(to)
        })
      }
      history.go(-depth - 1)
    },
  }
}
