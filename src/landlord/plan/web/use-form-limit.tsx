import { useState, type ReactNode } from 'react'
import type { FormState } from '../../../base/ui/form/form-state'
import type { Profile } from '../../account/model'
import { limitOfError } from './limit'
import { LimitDialog } from './LimitDialog'

/** If a limit refused the last save, shows it as a dialog over the form. Otherwise null. */
export function useFormLimit({ problem }: Pick<FormState<object>, 'problem'>, profile?: Profile): ReactNode {
  const [seen, setSeen] = useState(0)
  const limit = problem.attempt > seen ? limitOfError(problem.error) : null
  if (limit === null) return null
  return <LimitDialog limit={limit} profile={profile} onOk={() => setSeen(problem.attempt)} />
}
