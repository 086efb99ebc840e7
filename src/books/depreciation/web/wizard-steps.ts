import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { patched, useAddress } from '../../../base/ui/use-address'

export const steps = ['info', 'form', 'calculations'] as const
export type Step = (typeof steps)[number]

const address = z.object({ step: z.enum(['', ...steps]).default('').catch('') })
const stored = 'depreciation-info'

/** The information stands first until it has been read once on this device (specification 1, section 4). */
function firstStep(): Step {
  try {
    return localStorage.getItem(stored) === null ? 'info' : 'form'
  } catch {
    return 'info'
  }
}

/** Keeps that the information has been read. */
export function rememberInfo(): void {
  try {
    localStorage.setItem(stored, 'true')
  } catch {
    // A browser without storage shows the information again.
  }
}

export interface WizardSteps {
  readonly step: Step
  readonly hrefOf: (step: Step) => string
  /** To a later step, as an entry of its own: Back leads here again. */
  readonly go: (next: Step) => void
  /** To an earlier step: one entry back where that is the step. */
  readonly back: (to: Step) => void
  /** Leaves the wizard with all its steps behind. */
  readonly close: () => void
}

/** The steps of the wizard, as they stand in the address. */
export function useWizardSteps(): WizardSteps {
  const { history } = useRouter()
  const [{ step }] = useAddress(address)
  const [start] = useState(firstStep)
  const indexNow = () => history.location.state.__TSR_index
  // The entry that opened the wizard; unknown when the page was loaded in the middle of it.
  const [opened] = useState(() => (step === '' ? indexNow() : 0))
  const came = useRef(new Map<number, Step>())
  const at = step === '' ? start : step
  const hrefOf = (to: Step) => patched(history.location.pathname, history.location.search, { step: to })
  const go = (next: Step) => {
    came.current.set(indexNow() + 1, at)
    history.push(hrefOf(next))
  }
  return {
    step: at,
    hrefOf,
    go,
    back: (to) => {
      if (came.current.get(indexNow()) === to) history.back()
      else history.replace(hrefOf(to))
    },
    close: () => {
      if (opened > 0) history.go(opened - 1 - indexNow())
      else history.replace(patched(history.location.pathname, history.location.search, { add: undefined, step: undefined }))
    },
  }
}
