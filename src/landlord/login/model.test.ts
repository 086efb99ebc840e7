import { expect, it } from 'vitest'
import { fieldErrors, parseFields } from '../../base/kit/field-errors'
import { anyFormValidationWords } from '../../base/kit/words-validation-any-form'
import { LoginForm } from './model'

it.each([
  {},
  { email: '', password: '' },
  { email: 'kari', password: 'secret' },
  { email: 'kåri@example.no', password: 'secret' },
  { email: `${'k'.repeat(50)}@example.no`, password: 'secret' },
  { email: 7, password: 7 },
  { email: 'kari@example.no', password: 'x'.repeat(1001) },
  { email: 'kari@example.no', password: 'secret', name: 'Kari' },
])('the login page has the text of each error that its form may have: %j', (typed) => {
  const found = parseFields(LoginForm, typed)
  expect(found.success).toBe(false)
  for (const key of Object.values(fieldErrors(found.error!))) expect(anyFormValidationWords.texts).toHaveProperty([key])
})
