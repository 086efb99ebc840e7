import { isFileList } from '../../kit/file-value'
import type { ReactNode } from 'react'
import { useWords } from '../words/use-words'
import { changedWords } from '../words/words-changed'
import type { FieldTexts } from './field-texts'
import { isSame } from '../../kit/is-same'
import type { FieldUnit } from './merge'

export const fieldUnitKey = <V,>(unit: FieldUnit<V>): string => unit.join('-')

/** The text of a unit's values: only the fields in which any version differs, each with its label. */
export function unitText<V>(unit: FieldUnit<V>, values: V, versions: readonly V[], says: FieldTexts): string {
  const [only, ...more] = unit
  if (only !== undefined && more.length === 0) return says.value(only, values[only])
  return unit
    .filter((name) => versions.some((one) => !isSame(one[name], versions[0]![name])))
    .flatMap((name) => {
      const value = says.value(name, values[name])
      return value === '' ? [] : [says.label(name) === says.label(unit[0]!) ? value : `${says.label(name)}: ${value}`]
    })
    .join(', ')
}

interface DifferenceListProps<V> {
  readonly units: readonly FieldUnit<V>[]
  readonly before: V
  readonly now: V
  readonly says: FieldTexts
}

export function DifferenceList<V extends object>({ units, before, now, says }: DifferenceListProps<V>) {
  const t = useWords(changedWords)
  const line = (unit: FieldUnit<V>): ReactNode => {
    const [name] = unit
    if (name !== undefined && (isFileList(before[name]) || isFileList(now[name])))
      return filesText(before[name] as readonly File[], now[name] as readonly File[], t)
    const text = (values: V) => unitText(unit, values, [before, now], says) || t('nothing')
    return t('was', { now: text(now), was: text(before) })
  }
  return (
    <ul className="ui-changes">
      {units.map((unit) => (
        <li key={fieldUnitKey(unit)}>
          <strong>{says.label(unit[0]!)}</strong>: {line(unit)}
        </li>
      ))}
    </ul>
  )
}

interface File {
  readonly url: string
  readonly name: string
}

function filesText(
  before: readonly File[],
  now: readonly File[],
  t: ReturnType<typeof useWords<keyof typeof changedWords.texts>>,
): string {
  const beside = (some: readonly File[], others: readonly File[]) =>
    some.filter(({ url }) => !others.some((one) => one.url === url)).map(({ name }) => name)
  const [added, removed] = [beside(now, before), beside(before, now)]
  return [
    ...(added.length > 0 ? [t('added', { names: added.join(', ') })] : []),
    ...(removed.length > 0 ? [t('removed', { names: removed.join(', ') })] : []),
  ].join('; ')
}

interface ChangesSinceProps<V extends object> {
  readonly before: V
  readonly now: V
  readonly says: FieldTexts
}

export function ChangesSince<V extends object>({ before, now, says }: ChangesSinceProps<V>) {
  const t = useWords(changedWords)
  const names = (Object.keys(before) as (keyof V & string)[]).filter((name) => !isSame(before[name], now[name]))
  return (
    <>
      <p>{t('deleting')}</p>
      <DifferenceList units={names.map((name) => [name])} before={before} now={now} says={says} />
    </>
  )
}
