import { defaultDataDir } from '../config/data-folder.ts';
import { appCode } from './app-code.ts';
import { readDemoStaff } from './staff-file.ts';
import { texts } from './texts.ts';

const staff = readDemoStaff(defaultDataDir());
console.log(staff ? texts.staffCode(staff.email, appCode(staff.key)) : texts.noDemoStaff);
process.exitCode = staff ? 0 : 1;
