/**
 * Runs before the first paint, in every document. The browser's script itself waits: fetched at low
 * priority once the page is loaded, painted and idle (a fast network would otherwise bring it between
 * the loading and the painting), run when idle again or at the first touch, key or press, whichever
 * is first; a press on a button before it is ready is kept and pressed again. Links,
 * disclosures and scrolling need none of it.
 *
 * The text is the same in every document (its hash is in the security policy); what differs is in
 * the element's data attributes: `entry`, the script; `modules`, what else it will import; `now`,
 * set where there is nothing to see before it runs. In a frame, which is the staff's preview, it runs
 * at once as well.
 */
export const START_SCRIPT = `(()=>{
const d=document,w=window,c=d.currentScript.dataset,h=d.documentElement;
try{sessionStorage.seen?h.classList.add('seen'):sessionStorage.seen=1}catch{}
let running,pressed;
const later=w.requestIdleCallback||(f=>setTimeout(f,200));
const run=()=>{running||(running=1,import(c.entry).catch(()=>{running=0}))};
const hold=e=>{const t=e.target.closest('button');t&&!t.closest('[data-native]')&&(e.preventDefault(),e.stopPropagation(),pressed=t,run())};
const starters=['pointerdown','keydown','touchstart'];
w.reelistsReady=()=>{starters.forEach(n=>removeEventListener(n,run));removeEventListener('click',hold,true);pressed&&pressed.isConnected&&pressed.click()};
if(c.now!==undefined||w.parent!==w){run();return}
starters.forEach(n=>addEventListener(n,run,{passive:true}));
addEventListener('click',hold,true);
const fetchThen=()=>{let left=0;const urls=[c.entry,...c.modules.split(' ')].filter(Boolean);
for(const u of urls){const l=d.createElement('link');l.rel='modulepreload';l.href=u;l.fetchPriority='low';left++;l.onload=l.onerror=()=>{--left||later(run)};d.head.append(l)}};
const idle=()=>requestAnimationFrame(()=>setTimeout(()=>later(fetchThen,{timeout:3000})));
d.readyState==='complete'?idle():addEventListener('load',idle);
})()`.replaceAll('\n', '');
