import type { SourceFile } from './architecture-tree'

/** Components of base/ui that another component draws. The gallery shows them with that component. */
const partOf: Readonly<Record<string, string>> = {
  DatePopup: 'DateField',
  Dialog: 'FormDialog',
  DialogFrame: 'FormDialog',
  DifferenceList: 'ChangedDialog',
  ErrorSummary: 'Form',
  FileButtons: 'FileField',
  FileFieldBody: 'FileField',
  FilterSelect: 'SelectField',
  LanguageProvider: 'LanguageSwitch',
  LeaveButton: 'Foot',
  ListCards: 'DataList',
  ListSkeleton: 'DataList',
  MenuPanel: 'MenuButton',
  PlainLink: 'DataList',
  PopupAnchor: 'MenuButton',
  StoredFileRow: 'FileField',
  ListTableHead: 'DataList',
  TableRows: 'DataList',
  Toaster: 'ToastRegion',
  UploadRow: 'FileField',
}

const exported = /^export (?:function|const) ([A-Z]\w*)/gm

/** Components of base/ui that no state of the gallery shows, and entries of `partOf` that no longer exist or apply. */
export function galleryOffences(files: readonly SourceFile[]): string[] {
  const controls = files
    .filter(({ path }) => /^src\/base\/ui\/.*\.tsx$/.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(exported)].map((found) => ({ path, name: found[1]! })))
  const shown = files
    .filter(({ path }) => path.startsWith('src/app/web/gallery/'))
    .map(({ text }) => text)
    .join('\n')
  const isShown = (name: string) => new RegExp(`<${name}[\\s/<>]`).test(shown)
  const missing = controls
    .filter(({ name }) => !isShown(partOf[name] ?? name))
    .map(({ path, name }) => `${path}: ${name} stands in no state in src/app/web/gallery`)
  const stale = Object.keys(partOf)
    .filter((name) => isShown(name) || !controls.some((control) => control.name === name))
    .map((name) => `proof/architecture-gallery.ts: ${name} is no part any more`)
  return [...missing, ...stale]
}
