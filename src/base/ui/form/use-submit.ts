import { useState } from 'react'
import type { z } from 'zod'
import { CallError } from '../query/call-request'
import type { FormState } from './form-state'
import type { Holds } from './holds'
import type { HeldForm } from './use-held-form'

/** Whether the values are on their way, and what sends them. `saved` is called once they have been. */
export function useSubmit<V extends object, S extends z.ZodType>(
  { latest, note, toBody, validate, fail, clear }: HeldForm<V, S>,
  holds: Holds,
  saved: () => void,
) {
  const [busy, setBusy] = useState(false)
  const submit: FormState<V, z.input<S>>['submit'] = async (send, done) => {
    if (latest.current.busy) return false
    note({ submitted: true })
    const found = validate()
    if (Object.keys(found).length > 0) {
      holds.callOff()
      fail(found, null)
      return false
    }
    if (holds.isPassing()) {
      clear()
      return await holds.wait(() => submit(send, done))
    }
    note({ busy: true })
    setBusy(true)
    try {
      const response = await send(toBody(latest.current.values) as z.input<S>)
      saved()
      clear()
      done?.(response)
      return true
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      fail(error instanceof CallError ? error.fields : {}, error instanceof Error ? error : new Error(String(error)))
      return false
    } finally {
      note({ busy: false })
      setBusy(false)
    }
  }
  return [busy, submit] as const
}
