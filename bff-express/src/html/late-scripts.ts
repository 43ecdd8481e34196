import { pictureFirstAttribute, takenOverEvent } from 'shared-contracts';
import { escapeJson } from './escape.ts';

/** Milliseconds after which the scripts come, whether the first picture is there or not. */
const patience = 3000;

/**
 * Runs in the page. On a slow network the scripts would share the line with the picture that a shopper came to see, so they are asked for
 * when it has been shown, or cannot come; or somebody touches the page. So does what stands below the first view, unless the page is not
 * opened at its beginning. A button that is pressed meanwhile is pressed again when it works.
 */
const begin = `(files,patience,takenOver,pictureFirst)=>{
const own=document.currentScript.nonce;
const picture=document.querySelector('img[fetchpriority=high]');
const signs=['pointerdown','keydown','touchstart'];
let begun=false,pressed;
const press=event=>{pressed=event.target.closest('button')};
addEventListener('click',press,true);
addEventListener(takenOver,()=>{removeEventListener('click',press,true);if(pressed?.isConnected)pressed.click()},{once:true});
const add=(name,values)=>document.head.append(Object.assign(document.createElement(name),values,{nonce:own}));
const showAll=()=>document.body.removeAttribute(pictureFirst);
if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')showAll();
const start=()=>{
if(begun)return;
begun=true;
showAll();
for(const sign of signs)removeEventListener(sign,start,true);
for(const href of files.slice(1))add('link',{rel:'preload',as:'script',href});
add('script',{src:files[0],async:true});
};
const shown=()=>requestAnimationFrame(()=>setTimeout(start));
if(!picture||picture.complete)return shown();
for(const sign of ['load','error'])picture.addEventListener(sign,shown,{once:true});
for(const sign of signs)addEventListener(sign,start,{capture:true,passive:true});
setTimeout(start,patience);
}`.replaceAll('\n', '');

/**
 * What loads the scripts of a page that can be read without them.
 * @param main  address of the host's first script
 * @param files addresses of the scripts that it will ask for
 */
export const lateScripts = (main: string, files: readonly string[], nonce: string): string =>
  `<script nonce="${nonce}">(${begin})(${escapeJson([main, ...files])},${patience},${escapeJson(takenOverEvent)},${escapeJson(pictureFirstAttribute)})</script>`;
