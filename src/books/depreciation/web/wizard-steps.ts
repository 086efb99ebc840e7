import { useState } from 'react'
import { useSteps, type UrlSteps } from '../../../base/ui/form/use-steps'

export const depreciationSteps = ['info', 'form', 'calculations'] as const
export type DepreciationStep = (typeof depreciationSteps)[number]

const keys = ['add']
const stored = 'depreciation-info'

/**
 * The first step. It is the information, until somebody has read it on this device (docs/rules/books.md#depreciation).
 */
function firstStep(): DepreciationStep {
  try {
    return localStorage.getItem(stored) === null ? 'info' : 'form'
  } catch {
    return 'info'
  }
}

export function rememberInfoShown(): void {
  try {
    localStorage.setItem(stored, 'true')
  } catch {
    // A browser without storage shows the information again.
  }
}

export function useWizardSteps(): UrlSteps<DepreciationStep> {
  const [start] = useState(firstStep)
  return useSteps({ steps: depreciationSteps, start, keys })
}
