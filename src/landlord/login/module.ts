import type { Module } from '../../base/module/shape'
import { loginCalls } from './calls'
import { changeCalls } from './calls-change'
import { resetCalls } from './calls-reset'

export const loginModule: Module = { name: 'landlord/login', calls: [loginCalls, resetCalls, changeCalls] }
