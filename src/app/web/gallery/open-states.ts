import type { ComponentType } from 'react'
import { ConfirmOpen, ConfirmRefused, Unloaded } from './DialogStates'
import { ChangedElsewhere } from './ChangedState'
import { FormBesideFile } from './FileSection'
import { FormInDialog, FormsOnPage } from './FormStates'
import { CalendarOpen, MenuOpen, WholePages } from './PageStates'

export interface OpenState {
  readonly Component: ComponentType
  /** The role by which one sees that the state has come about. */
  readonly shows: 'alert' | 'dialog' | 'heading' | 'menu'
}

/** What can't stand beside the others: it lies over the page, takes all of it, or takes the focus. */
export const openStates: Readonly<Record<string, OpenState>> = {
  menu: { Component: MenuOpen, shows: 'menu' },
  calendar: { Component: CalendarOpen, shows: 'dialog' },
  'dialog-failed': { Component: Unloaded, shows: 'dialog' },
  'dialog-form': { Component: FormInDialog, shows: 'dialog' },
  'dialog-beside': { Component: FormBesideFile, shows: 'dialog' },
  confirm: { Component: ConfirmOpen, shows: 'dialog' },
  changed: { Component: ChangedElsewhere, shows: 'dialog' },
  'confirm-failed': { Component: ConfirmRefused, shows: 'dialog' },
  forms: { Component: FormsOnPage, shows: 'alert' },
  pages: { Component: WholePages, shows: 'heading' },
}
