import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { patched, useAddress } from './use-address'

const address = z.object({ step: z.string().default('').catch('') })

export interface StepsInAddress<S extends string> {
  readonly step: S
  readonly hrefOf: (step: S) => string
  /** To a later step, as an entry of its own: Back leads here again. */
  readonly go: (next: S) => void
  /** To an earlier step: one entry back where that is the step. */
  readonly back: (to: S) => void
  /** Leaves the wizard with all its steps behind; `to` is the address to go to from where it was opened. */
  readonly close: (to?: string) => void
}

export interface StepsSettings<S extends string> {
  readonly steps: readonly S[]
  /** Where the wizard begins while the address names no step. */
  readonly start: S
  /** What stands in the address while the wizard is open, beside its step. */
  readonly keys: readonly string[]
}

/** The steps of a wizard, as they stand in the address: Back and reload keep them, and closing begins anew. */
export function useSteps<S extends string>({ steps, start, keys }: StepsSettings<S>): StepsInAddress<S> {
  const { history } = useRouter()
  const [{ step }] = useAddress(address)
  const indexNow = () => history.location.state.__TSR_index
  // The entry that opened the wizard; unknown when the page was loaded in the middle of it.
  const [opened] = useState(() => (step === '' ? indexNow() : 0))
  const came = useRef(new Map<number, S>())
  const at = steps.find((known) => known === step) ?? start
  const hrefOf = (to: S) => patched(history.location.pathname, history.location.search, { step: to })
  return {
    step: at,
    hrefOf,
    go: (next) => {
      came.current.set(indexNow() + 1, at)
      history.push(hrefOf(next))
    },
    back: (to) => {
      if (came.current.get(indexNow()) === to) history.back()
      else history.replace(hrefOf(to))
    },
    close: (to) => {
      if (opened === 0) {
        const without = Object.fromEntries(['step', ...keys].map((key) => [key, undefined]))
        history.replace(to ?? patched(history.location.pathname, history.location.search, without))
        return
      }
      if (to !== undefined) {
        // Going back takes its time; what is to come follows when it has happened.
        const stop = history.subscribe(() => {
          stop()
          history.push(to)
        })
      }
      history.go(opened - 1 - indexNow())
    },
  }
}
