import { Button } from '@mantine/core'
import { Plus } from 'lucide-react'
import { CountField } from '../../../base/ui/field/count-field'
import { TextField } from '../../../base/ui/field/text-field'
import { FieldPair, FormSection } from '../../../base/ui/form/form'
import type { FormState } from '../../../base/ui/form/form-state'
import { newIdempotencyKey } from '../../../base/ui/query/call-request'
import { useWords } from '../../../base/ui/words/use-words'
import type { HandoverValues } from '../model-values'
import { handoverScreenWords } from '../words'
import { useErrorAt } from './use-error-at'

/** The keys that are handed over, with their counts. */
export function KeyLines({ form }: { readonly form: FormState<HandoverValues> }) {
  const t = useWords(handoverScreenWords)
  const errorAt = useErrorAt(form)
  const { keys } = form.values
  return (
    <FormSection title={t('keys')}>
      {keys.map((one, at) => {
        const field = (name: string) => ({
          id: `${form.id}-keys.${at}.${name}`,
          name: `keys.${at}.${name}`,
          ...errorAt(`keys.${at}.${name}`),
        })
        return (
          <div key={one.key}>
            <FieldPair>
              <TextField
                {...field('name')}
                label={t('keyName')}
                required
                value={one.name}
                onChange={(name) => form.set('keys', keys.with(at, { ...one, name }))}
              />
              <CountField
                {...field('count')}
                label={t('count')}
                maxLength={2}
                required
                value={one.count}
                onChange={(count) => form.set('keys', keys.with(at, { ...one, count }))}
              />
            </FieldPair>
            <Button variant="subtle" size="compact-sm" onClick={() => form.set('keys', keys.toSpliced(at, 1))}>
              {t('removeItem', { name: one.name })}
            </Button>
          </div>
        )
      })}
      <div>
        <Button
          variant="default"
          leftSection={<Plus size={18} aria-hidden />}
          onClick={() => form.set('keys', [...keys, { key: newIdempotencyKey(), name: '', count: null }])}
        >
          {t('addKey')}
        </Button>
      </div>
    </FormSection>
  )
}
